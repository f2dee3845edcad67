import { inject } from 'vitest';
import type { EngineName } from './engines';

/** For tests of what one engine may do otherwise than another: keys, conditions, paging, limits, indexes. */
export const BOTH_ENGINES: readonly EngineName[] = inject('secondEngine')
  ? ['dynalite', 'DynamoDB Local']
  : ['dynalite'];

/** For all other tests of tables: one engine, and both in the full run and in the job of CI for it. */
export const ENGINES: readonly EngineName[] =
  process.env.EVERY_ENGINE || process.env.FULL ? BOTH_ENGINES : ['dynalite'];
