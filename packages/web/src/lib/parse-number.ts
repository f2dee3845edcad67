export interface NumberLimits {
  min: number;
  max: number;
  /** Digits after the point that are kept. */
  decimals: number;
}

/** A number as people write it: "1,000,000", "$1.5m", "250k", "8.5 %"; null where it is none. */
export function parseNumber(text: string): number | null {
  const match = /^(-?)\$?(\d{1,12}(?:\.\d*)?|\.\d+)(k|m)?%?$/i.exec(
    text.replace(/[\s,]|nzd?/gi, '').replace('−', '-'),
  );
  if (!match) return null;
  const scale = { k: 1_000, m: 1_000_000 }[match[3]?.toLowerCase() ?? ''] ?? 1;
  const value = Number(match[2]) * scale;
  return match[1] ? -value : value;
}

/** The number in a text; null where it is not a number or is outside the limits. */
export function numberWithin(text: string, { min, max, decimals }: NumberLimits): number | null {
  const value = parseNumber(text);
  if (value === null || value < min || value > max) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
