/**
 * sfc32, the small fast counting generator of Chris Doty-Humphrey (PractRand, public domain), seeded from one 32-bit
 * number by splitmix32 and warmed up by 12 draws. Uniform in [0, 1) with 32 bits; the same seed gives the same sequence.
 */
export function uniformFrom(seed: number): () => number {
  const next = splitmix32(seed);
  let a = next();
  let b = next();
  let c = next();
  let counter = 1;
  const draw = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i += 1) draw();
  return draw;
}

/** Standard normal draws by the polar method of Marsaglia; each pair is used up. */
export function normalFrom(uniform: () => number): () => number {
  let spare = Number.NaN;
  return () => {
    if (!Number.isNaN(spare)) {
      const value = spare;
      spare = Number.NaN;
      return value;
    }
    let x = 0;
    let y = 0;
    let square = 0;
    do {
      x = 2 * uniform() - 1;
      y = 2 * uniform() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const factor = Math.sqrt((-2 * Math.log(square)) / square);
    spare = y * factor;
    return x * factor;
  };
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
}
