import { formulaYears } from '@tussock/core/portfolio/formula-years';
import type { PortfolioState } from '@tussock/core/portfolio/portfolio-params';
import type { Projection, ProjectionYear, SimulationInput } from '@tussock/core/portfolio/simulate';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useToday } from '../../app/today';

export const PATHS = 10_000;

export interface ShownProjection {
  years: readonly ProjectionYear[];
  /** The simulation of exactly this state; null while it runs, without scripts, or where no worker can run. */
  simulated: Projection | null;
  /** True where this browser cannot run it. */
  failed: boolean;
}

/**
 * The projection of a state: at once by its formula, then by the simulation that a worker runs. While the worker is busy
 * only the latest state waits for it.
 */
export function useProjection({
  weights,
  amount,
  years,
  fee,
  inflation,
  seed,
}: PortfolioState): ShownProjection {
  const on = useToday();
  const key = [weights.join('-'), amount, years, fee, inflation, seed, on].join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of all of them
  const input: SimulationInput = useMemo(
    () => ({ weights, amount, years, fee, inflation, seed, paths: PATHS, on }),
    [key],
  );
  const [answer, setAnswer] = useState<{ key: string; projection: Projection } | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = useRef<(key: string, input: SimulationInput) => void>(() => {});

  useEffect(() => {
    const worker = new Worker(new URL('./projection.worker.ts', import.meta.url), { type: 'module' });
    let asked: string | null = null;
    let waiting: { key: string; input: SimulationInput } | null = null;
    const send = (next: { key: string; input: SimulationInput }) => {
      asked = next.key;
      waiting = null;
      worker.postMessage(next.input);
    };
    ask.current = (nextKey, nextInput) => {
      waiting = { key: nextKey, input: nextInput };
      if (asked === null) send(waiting);
    };
    worker.onmessage = ({ data }: MessageEvent<Projection>) => {
      if (asked !== null) setAnswer({ key: asked, projection: data });
      asked = null;
      if (waiting) send(waiting);
    };
    worker.onerror = () => setFailed(true);
    return () => worker.terminate();
  }, []);

  useEffect(() => ask.current(key, input), [key, input]);

  const simulated = answer?.key === key ? answer.projection : null;
  const byFormula = useMemo(() => formulaYears(input), [input]);
  return { years: simulated?.years ?? byFormula, simulated, failed };
}
