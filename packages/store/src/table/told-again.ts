import { LRUCache } from 'lru-cache';

/** Less than the five minutes that an alarm looks at: told once, it would end while the fault goes on. */
const TOLD_AGAIN_MS = 60_000;
const REMEMBERED = 20;

/** Says of a fault whether the operator has to hear of it: at first, and again each minute in which it is met. */
export function toldAgain<T extends object | number>(now: () => number = Date.now): (fault: T) => boolean {
  const told = new LRUCache<T, number>({ max: REMEMBERED });
  return (fault) => {
    if (now() - (told.get(fault) ?? Number.NEGATIVE_INFINITY) < TOLD_AGAIN_MS) return false;
    told.set(fault, now());
    return true;
  };
}
