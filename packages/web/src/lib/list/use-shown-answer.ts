import type { UseQueryResult } from '@tanstack/react-query';
import { hasFailed } from '../queries/has-failed';
import { useLast } from '../state/use-last';
import { useSettled } from '../state/use-settled';

/** After this a list that is on its way says so; one that is quicker would only flicker. */
const LATE_MS = 1_000;

/** What a list shows of its answers: the last one stays until the next one is there. `words` are those that are searched for. */
export function useShownAnswer<T extends { data: readonly unknown[] }>(
  result: UseQueryResult<T>,
  words: string,
) {
  const isFailed = hasFailed(result);
  const answer = isFailed ? undefined : result.data;
  const isWaiting = result.isPlaceholderData && !isFailed;
  const isNothing = answer !== undefined && answer.data.length === 0;
  return {
    answer,
    isFailed,
    isWaiting,
    /** Waiting for so long that it is said. */
    isLate: useSettled(isWaiting, LATE_MS) && isWaiting,
    isNothing,
    /** Whether there are no rows to show until an answer comes. */
    isBlank: isNothing ? isWaiting : answer === undefined && !isFailed,
    /** The last one, also where a list fails: its filters stay, so that the last choice can be undone. */
    known: useLast(result.data),
    /** What a list says of its words is not said of others. */
    isOfOtherWords: useLast(isWaiting ? undefined : words) !== words,
  };
}
