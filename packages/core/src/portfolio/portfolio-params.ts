import { requireInForce } from '../settings/effective-dated';
import { PORTFOLIO_CLASSES } from './asset-classes';
import { MODELS, PORTFOLIO_MODELS, type PortfolioModelId, type Weights } from './models';
import { MOST_YEARS } from './projection';
import { isWeights } from './rebalance';

/** The state of the builder that its address carries. */
export interface PortfolioState {
  /** The model the weights started from. */
  model: PortfolioModelId;
  weights: Weights;
  /** Whole NZD. */
  amount: number;
  years: number;
  /** Percent a year. */
  fee: number;
  inflation: number;
  seed: number;
}

export const PORTFOLIO_LIMITS = {
  amount: { min: 1_000, max: 1_000_000_000, default: 1_000_000 },
  years: { min: 1, max: MOST_YEARS, default: 10 },
  fee: { min: 0, max: 10, default: 1.5 },
  inflation: { min: 0, max: 15, default: 2 },
  seed: { min: 0, max: 4_294_967_295, default: 1 },
} as const;
type Limited = keyof typeof PORTFOLIO_LIMITS;

/** The state of a model before anything was changed. */
export function startOf(model: PortfolioModelId, on: string): PortfolioState {
  const models = requireInForce(MODELS, on, 'set of portfolio models').value;
  return {
    model,
    weights: models.find(({ id }) => id === model)?.weights ?? [],
    amount: PORTFOLIO_LIMITS.amount.default,
    years: PORTFOLIO_LIMITS.years.default,
    fee: PORTFOLIO_LIMITS.fee.default,
    inflation: PORTFOLIO_LIMITS.inflation.default,
    seed: PORTFOLIO_LIMITS.seed.default,
  };
}

/** The address of a state: without what is default, in one order; weights as tenths joined by hyphens. */
export function portfolioToParams(state: PortfolioState, on: string): URLSearchParams {
  const start = startOf(state.model, on);
  const params = new URLSearchParams();
  if (state.model !== DEFAULT_MODEL) params.set('model', state.model);
  const weights = state.weights.join('-');
  if (weights !== start.weights.join('-')) params.set('weights', weights);
  for (const name of NUMBERS) if (state[name] !== start[name]) params.set(name, String(state[name]));
  return params;
}

/** Reads an address. What is missing, unknown, out of bounds or does not sum to 100.0 % falls back to the model's. */
export function portfolioFromParams(params: URLSearchParams, on: string): PortfolioState {
  const model = PORTFOLIO_MODELS.find((id) => id === params.get('model')) ?? DEFAULT_MODEL;
  const state = startOf(model, on);
  const text = params.get('weights') ?? '';
  const weights = /^\d{1,4}(-\d{1,4})*$/.test(text) ? text.split('-').map(Number) : [];
  if (isWeights(weights, PORTFOLIO_CLASSES.length)) state.weights = weights;
  for (const name of NUMBERS) state[name] = numberOf(params.get(name), name) ?? state[name];
  return state;
}

const DEFAULT_MODEL: PortfolioModelId = 'balanced';
const NUMBERS = ['amount', 'years', 'fee', 'inflation', 'seed'] as const satisfies readonly Limited[];

/** Digits as a form sends them, which may be grouped: "1,000,000". */
function numberOf(stated: string | null, name: Limited): number | null {
  const text = stated?.replace(/[\s,$]/g, '') ?? '';
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  const { min, max } = PORTFOLIO_LIMITS[name];
  const isWhole = name !== 'fee' && name !== 'inflation';
  if (value < min || value > max || (isWhole && !Number.isInteger(value))) return null;
  return value;
}
