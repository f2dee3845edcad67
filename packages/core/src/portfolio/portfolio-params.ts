import { figureText } from '../calculation/figure-text';
import { type LinkPart, linkReader, type SharedLink } from '../calculation/shared-link';
import type { Unit } from '../calculation/step';
import { requireInForce } from '../settings/effective-dated';
import { formatNumber, formatPercent } from '../text/format-number';
import { type NumberSign, readNumber } from '../text/parse-number';
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

/**
 * Reads an address. What is missing is as the model starts; what is unknown, out of bounds or does not sum to 100.0 % too,
 * and the link says so.
 */
export function readPortfolioLink(params: URLSearchParams, on: string): SharedLink<PortfolioState> {
  const { read, used, unused } = linkReader(params);
  const model = read(MODEL_PART, DEFAULT_MODEL);
  const start = startOf(model, on);
  const state = {
    ...start,
    weights: read(WEIGHTS_PART, start.weights),
    ...Object.fromEntries(NUMBERS.map((name) => [name, read(numberPart(name), start[name])])),
  };
  return { state, used, unused };
}

const DEFAULT_MODEL: PortfolioModelId = 'balanced';
const NUMBERS = ['amount', 'years', 'fee', 'inflation', 'seed'] as const satisfies readonly Limited[];
const NUMBER_LABELS: Record<Limited, string> = {
  amount: 'Amount',
  years: 'Years',
  fee: 'Fees',
  inflation: 'Inflation',
  seed: 'Seed of the random paths',
};
const UNITS: Record<Limited, Unit | null> = {
  amount: 'NZD',
  years: 'years',
  fee: 'percent_a_year',
  inflation: 'percent_a_year',
  seed: null,
};
const SIGNS: Record<Limited, NumberSign> = {
  amount: '$',
  years: 'none',
  fee: '%',
  inflation: '%',
  seed: 'none',
};

const MODEL_PART: LinkPart<PortfolioModelId> = {
  name: 'model',
  label: 'Model',
  wanted: 'one of the five models',
  parse: (text) => PORTFOLIO_MODELS.find((id) => id === text) ?? null,
  show: (id) => MODELS.flatMap(({ value }) => value).find((model) => model.id === id)?.name ?? id,
};

const WEIGHTS_PART: LinkPart<Weights> = {
  name: 'weights',
  label: 'Weights',
  wanted: 'nine weights that sum to 100%',
  parse: (text) => {
    const weights = /^\d{1,4}(-\d{1,4})*$/.test(text) ? text.split('-').map(Number) : [];
    return isWeights(weights, PORTFOLIO_CLASSES.length) ? weights : null;
  },
  instead: 'the weights of the model',
  show: (weights) => weights.map((tenths) => formatPercent(tenths / 10)).join(', '),
};

function numberPart(name: Limited): LinkPart<number> {
  const unit = UNITS[name];
  const { min, max } = PORTFOLIO_LIMITS[name];
  const show = (value: number) => (unit ? figureText({ value, unit }) : String(value));
  const kind = isWhole(name) ? 'a whole number' : 'a number with at most two digits after the point,';
  const bound = (value: number) => (unit === 'NZD' ? show(value) : formatNumber(value));
  return {
    name,
    label: NUMBER_LABELS[name],
    wanted: `${kind} from ${bound(min)} to ${bound(max)}`,
    parse: (text) => readNumber(text, { min, max, decimals: isWhole(name) ? 0 : 2, sign: SIGNS[name] }).value,
    show,
  };
}

const isWhole = (name: Limited) => name !== 'fee' && name !== 'inflation';
