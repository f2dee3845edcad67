import { ALL_OFFERS_TESTS } from './all-offers-tests';
import { ONE_OFFER_TESTS } from './one-offer-tests';
import type { WholesaleTest } from './wholesale-test';

export const WHOLESALE_TESTS: readonly WholesaleTest[] = [...ALL_OFFERS_TESTS, ...ONE_OFFER_TESTS];
