import { AIP_CATEGORIES, AIP_CATEGORY_LABELS, AIP_DAYS, AIP_HOLD_MONTHS } from '@tussock/core/aip/settings';
import { checkedText, oldestCheck } from '@tussock/core/calculation/step';
import { nzd } from '../../lib/format';
import { useInForce } from '../../lib/use-in-force';
import { Unbroken } from '../../ui/text/unbroken';
import { useAipMinimums } from './aip-figures';

/** The figures that people come for, those in force today. */
export function AipHeadline() {
  const minimums = useAipMinimums();
  const hold = useInForce(AIP_HOLD_MONTHS);
  const days = useInForce(AIP_DAYS);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-5 sm:gap-x-10">
        {AIP_CATEGORIES.map((category) => (
          <div key={category} className="border-t-2 border-pine pt-3">
            <dt className="text-14 font-semibold">{AIP_CATEGORY_LABELS[category]}</dt>
            <dd>
              <span className="mt-0.5 block font-serif text-21 leading-tight sm:text-34">
                {nzd(minimums.value[category])}
              </span>{' '}
              <span className="mt-1 block text-13 text-muted sm:text-14">
                minimum, held for {hold.value[category]} months, with {days.value[category]} days in New
                Zealand
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-12 text-muted">
        <Unbroken text={checkedText('Amounts, terms and days', oldestCheck([minimums, hold, days]))} />.
      </p>
    </>
  );
}
