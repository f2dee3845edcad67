import { formatPercent } from '../text/format-number';
import type { ReturnResult } from './after-everything';
import { missingFeesText } from './missing-fees';
import { hasGrowth, type ReturnInput } from './return-input';
import { isFdr, isTaxedAtExit } from './return-tax';
import { spanText } from './span';

/**
 * What is left, in a sentence that names every fee that is not stated: "Left after the fees stated and tax at 33%: 6.2% a year;
 * the exit fee is not stated." `taxWords` says how it is taxed, such as "at 33%".
 */
export function leftSentence(
  result: Extract<ReturnResult, { computed: true }>,
  input: ReturnInput,
  { taxWords, isLocked }: { taxWords: string; isLocked: boolean },
): string {
  const missing = missingFeesText(result.not_stated, isLocked, result.fee_on_flow);
  const none = result.not_stated.length === 4;
  const fees = none ? null : missing ? `the fees ${result.fee_on_flow ? 'counted' : 'stated'}` : 'fees';
  const tax = input.tax.route === 'none' || input.tax.route === 'not-modelled' ? null : `tax ${taxWords}`;
  const after = [fees, tax].filter((part) => part !== null).join(' and ');
  const left = `Left ${after ? `after ${after}` : 'before fees and tax'}: ${spanText(result.after_tax)} a year`;
  const also = [tax ? untaxedGrowth(input) : untaxedWords(input.tax), missing].filter(
    (part) => part !== null,
  );
  return [
    [left, ...also].join('; '),
    ...(result.after_everything && input.inflation > 0
      ? [
          `After inflation of ${formatPercent(input.inflation)} as well: ${spanText(result.after_everything)} a year`,
        ]
      : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const untaxedWords = (tax: ReturnInput['tax']) =>
  tax.route === 'none' ? 'no tax is taken' : 'tax is not modelled';

const untaxedGrowth = (input: ReturnInput): string | null =>
  isGrowthUntaxed(input) ? 'growth is not taxed in this model' : null;

/** Whether a part of the return is growth, and nothing is taken from it. */
export const isGrowthUntaxed = (input: ReturnInput): boolean =>
  hasGrowth(input) && !isTaxedAtExit(input) && !isFdr(input);
