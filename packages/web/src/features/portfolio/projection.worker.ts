import { type SimulationInput, simulate } from '@tussock/core/portfolio/simulate';

/** Simulates off the main thread: one answer for each question, in their order. */
self.onmessage = ({ data }: MessageEvent<SimulationInput>) => {
  self.postMessage(simulate(data));
};
