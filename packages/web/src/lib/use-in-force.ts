import type { EffectiveDated } from '@tussock/core/settings/effective-dated';
import { requireInForce } from '@tussock/core/settings/effective-dated';
import { useToday } from './today';

/** The entry that applies today, of a list that must have one. */
export const useInForce = <T>(entries: readonly EffectiveDated<T>[]): EffectiveDated<T> =>
  requireInForce(entries, useToday(), 'figure');
