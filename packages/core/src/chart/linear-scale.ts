import type { ChartScale } from '../answers/chart';

/** Places figures, and says where they are. */
export interface Scale {
  at: (figure: number) => number;
  /** Round figures of the domain, about `count` of them. */
  ticks: (count: number) => number[];
  described: ChartScale;
}

/** Places figures evenly; with `nice`, its domain is widened to round figures. A test compares its places and ticks with d3's. */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  nice?: number,
): Scale {
  const [low, high] = nice ? niceDomain(domain, nice) : domain;
  const [from, to] = range;
  return {
    at: (figure) => (high === low ? (from + to) / 2 : from + ((figure - low) / (high - low)) * (to - from)),
    ticks: (count) => ticksBetween(low, high, tickStep(low, high, count)),
    described: { kind: 'linear', domain: [low, high], range: [from, to] },
  };
}

/** 1, 2 or 5 times a power of ten: the step that gives about `count` ticks. */
function tickStep(low: number, high: number, count: number): number {
  const raw = (high - low) / Math.max(1, count);
  if (!(raw > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(raw));
  const part = raw / power;
  return power * (part >= Math.sqrt(50) ? 10 : part >= Math.sqrt(10) ? 5 : part >= Math.SQRT2 ? 2 : 1);
}

/** Figures as multiples of a step and back. A step below 1 is a quotient, so that 3 × 0.1 reads 0.3 and 401.7 is 4,017 × 0.1. */
function multiplesOf(step: number) {
  const inverse = Math.round(1 / step);
  return step < 1
    ? { of: (figure: number) => figure * inverse, at: (multiple: number) => multiple / inverse }
    : { of: (figure: number) => figure / step, at: (multiple: number) => multiple * step };
}

function ticksBetween(low: number, high: number, step: number): number[] {
  if (step === 0) return [low];
  const multiples = multiplesOf(step);
  const first = Math.ceil(multiples.of(low) - 1e-9);
  const last = Math.floor(multiples.of(high) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => multiples.at(first + at));
}

/** Widened by steps until the wider domain has the same step. */
function niceDomain([low, high]: readonly [number, number], count: number, before = 0): [number, number] {
  const step = tickStep(low, high, count);
  if (step === before || step === 0) return [low, high];
  const multiples = multiplesOf(step);
  const wider = [
    multiples.at(Math.floor(multiples.of(low))),
    multiples.at(Math.ceil(multiples.of(high))),
  ] as const;
  return niceDomain(wider, count, step);
}
