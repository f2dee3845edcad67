import { figureText } from '@tussock/core/calculation/figure-text';
import { TRUSTEE_RATES } from '@tussock/core/pie/rates';
import { TRUST_RATES } from '@tussock/core/situation/situation';
import { formatPercent } from '@tussock/core/text/format-number';
import { useInForce } from '../../lib/use-in-force';
import { ChoiceGroup } from '../../ui/choice-group';
import { Basis } from '../../ui/source/basis';
import type { SituationFields } from './situation-fields';

/** The trustee rate, which depends on all of the income of the trust. */
export function TrustFields({ situation, onChange }: SituationFields) {
  const entry = useInForce(TRUSTEE_RATES);
  const limit = figureText({ value: entry.value.small_up_to, unit: 'NZD' });
  const whenOf = (rate: number) =>
    rate === entry.value.small_rate
      ? `All of the trust’s income, with this investment, is at most ${limit} a year`
      : 'The trust’s income is higher';
  return (
    <div>
      <ChoiceGroup
        legend="Trustee tax rate"
        name="trust-rate"
        choices={TRUST_RATES.toReversed().map((rate) => ({
          value: String(rate),
          label: formatPercent(rate),
          text: whenOf(rate),
        }))}
        value={situation.trust_rate === null ? null : String(situation.trust_rate)}
        onChange={(value) =>
          onChange({ trust_rate: TRUST_RATES.find((rate) => String(rate) === value) ?? null })
        }
        columns="sm:grid-cols-2"
      />
      <p className="mt-3 max-w-[62ch] text-14">
        In a PIE the trustees are assumed to elect 28%, which is final. Estates and trusts for disabled
        beneficiaries have their own rules, which are not modelled.
      </p>
      <Basis entries={[entry]} />
    </div>
  );
}
