import { AIP_CATEGORIES, AIP_CATEGORY_LABELS } from '@tussock/core/aip/settings';
import { nzd } from '../../lib/format';
import { useSettings } from '../../lib/use-settings';
import { Basis } from '../../ui/source/basis';
import { WideTable } from '../../ui/text/wide-table';
import { useAipMinimums } from './aip-figures';

/** Minimums that are quoted elsewhere and are not in force, each with its source. */
export function AipOtherFigures() {
  const current = useAipMinimums();
  const others = useSettings().aip_minimums.filter((entry) => entry !== current);
  if (others.length === 0) return <p>We keep no other figures at present.</p>;
  return (
    <WideTable caption="Minimums that are quoted and not in force">
      <thead>
        <tr>
          {AIP_CATEGORIES.map((category) => (
            <th key={category} scope="col">
              {AIP_CATEGORY_LABELS[category]}
            </th>
          ))}
          <th scope="col">Where it comes from</th>
        </tr>
      </thead>
      <tbody>
        {others.map((entry) => (
          <tr key={entry.source + entry.in_force_from}>
            {AIP_CATEGORIES.map((category) => (
              <td key={category} className="whitespace-nowrap">
                {nzd(entry.value[category])}
              </td>
            ))}
            <td>
              <Basis entries={[entry]} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
