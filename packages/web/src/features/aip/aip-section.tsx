import { entryInForce } from '@tussock/core/settings/effective-dated';
import { paths } from '../../lib/address/paths';
import { nzd } from '../../lib/format';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';
import { Section } from '../../ui/section';
import { basisText } from '../../ui/source/basis';

/** The investor visa in two figures, those in force today. */
export function AipSection() {
  const entry = entryInForce(useSettings().aip_minimums, useToday());
  if (!entry) return null;
  const categories = [
    ['Growth category', entry.value.growth, 'Approved direct investments and managed funds'],
    [
      'Balanced category',
      entry.value.balanced,
      'Those, plus bonds, listed shares, philanthropy and some property',
    ],
  ] as const;
  return (
    <Section
      id="aip"
      title="Active Investor Plus visa"
      lede="The visa rules say how much you must invest, in what, and for how long. Every list shows which offers are on the official list, and which only their provider says are eligible."
      more={{ to: paths.aipInvestorVisa, label: 'Learn about the AIP visa' }}
    >
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {categories.map(([name, minimum, text]) => (
          <div
            key={name}
            className="border-t border-line pt-3 sm:flex sm:items-baseline sm:justify-between sm:gap-x-6"
          >
            <dt>
              <span className="font-semibold">{name}</span>{' '}
              <span className="block text-14 text-muted">{text}</span>
            </dt>
            <dd className="max-sm:mt-2 sm:shrink-0 sm:text-right">
              <span className="font-serif text-27 whitespace-nowrap">{nzd(minimum)}</span>{' '}
              <span className="block text-12 text-muted">minimum</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[66ch] text-12 text-muted">
        {basisText([entry])} A licensed immigration adviser or lawyer can tell you what applies to you.
      </p>
    </Section>
  );
}
