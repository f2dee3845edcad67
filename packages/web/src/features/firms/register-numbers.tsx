import { columnNames } from '@tussock/core/column/column';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import { FIRM_IDENTIFIERS } from '@tussock/core/identifier/columns';
import { checksOf } from '@tussock/core/source/checks';
import { Fact, FactRow } from '../../ui/fact';
import { RegisterNumber } from '../../ui/register-number';
import { useMarkedField } from '../../ui/source/use-marked-field';

/** Digits for which half a phone has room. */
const ROOM = 14;
const NAMES = columnNames(FIRM_IDENTIFIERS, () => true);

/** The register numbers that a firm states; nothing without one. */
export function RegisterNumbers({
  kind,
  firm,
}: {
  kind: 'provider' | 'platform';
  firm: Provider | Platform;
}) {
  const marked = useMarkedField(kind);
  const checked = { ...firm, checks: checksOf(firm.sources) };
  const stated = NAMES.flatMap((name) => {
    const value = firm[name];
    return value === null ? [] : [{ name, value, ...FIRM_IDENTIFIERS[name] }];
  });
  if (stated.length === 0) return null;
  return (
    <FactRow>
      {stated.map(({ name, value, scheme, label }) => (
        <Fact key={name} label={label} wide={value.length > ROOM} marked>
          {marked(checked, name, <RegisterNumber scheme={scheme} value={value} />)}
        </Fact>
      ))}
    </FactRow>
  );
}
