import type { DatedEntry } from '@tussock/core/site/settings';
import { requireInForce } from '@tussock/core/working/in-force';
import { useToday } from './today';

/** The entry that applies today, of a list that must have one. */
export const useInForce = <T>(entries: readonly DatedEntry<T>[]): DatedEntry<T> =>
  requireInForce(entries, useToday(), 'figure');
