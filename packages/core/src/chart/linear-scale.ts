import type { ChartScale } from '../answers/chart';

/** Places figures evenly. For charts that are laid out in the browser, since their inputs never leave it. */
export interface LinearScale {
  (value: number): number;
  described: ChartScale;
  /** Round figures inside the domain, about `count` of them. */
  ticks: (count: number) => number[];
}

/** A scale from figures to positions; with `nice`, its domain is widened to round figures. */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  nice?: number,
): LinearScale {
  const [low, high] = nice ? niceDomain(domain, nice) : domain;
  const [from, to] = range;
  const scale = (value: number) =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
  return Object.assign(scale, {
    described: {
      kind: 'linear' as const,
      domain: [low, high] as [number, number],
      range: [from, to] as [number, number],
    },
    ticks: (count: number) => ticksBetween(low, high, tickStep(low, high, count)),
  });
}

/** 1, 2 or 5 times a power of ten: the step that gives about `count` ticks. */
function tickStep(low: number, high: number, count: number): number {
  const raw = (high - low) / Math.max(1, count);
  if (!(raw > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(raw));
  const part = raw / power;
  return power * (part >= Math.sqrt(50) ? 10 : part >= Math.sqrt(10) ? 5 : part >= Math.SQRT2 ? 2 : 1);
}

function ticksBetween(low: number, high: number, step: number): number[] {
  if (step === 0) return [low];
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Multiples of a step below 1 are quotients, so that 3 × 0.1 reads 0.3.
  const inverse = Math.round(1 / step);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    step < 1 ? (first + at) / inverse : (first + at) * step,
  );
}

/** Widened by steps until the wider domain has the same step. */
function niceDomain([low, high]: readonly [number, number], count: number, before = 0): [number, number] {
  const step = tickStep(low, high, count);
  if (step === before || step === 0) return [low, high];
  return niceDomain([Math.floor(low / step) * step, Math.ceil(high / step) * step], count, step);
}
