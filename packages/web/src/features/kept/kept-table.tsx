import type { CSSProperties } from 'react';
import { clientOnly } from '../../lib/script/client-only';
import { useSettings } from '../../lib/use-settings';
import { WideTable } from '../../ui/text/wide-table';
import { keptList } from './kept-list';

const ClearKept = clientOnly(() => import('./clear-kept'));
const MoveKept = clientOnly(() => import('./move-kept'));

/** The names of columns, above each cell on a phone, as in the tables of texts. */
const COLUMNS = { '--second': '"How long"', '--third': '"Name in the browser"' } as CSSProperties;

/** Every key that the browser keeps for the site, what it holds and how long. */
export function KeptTable() {
  const { name } = useSettings();
  return (
    <>
      <WideTable label="What this browser keeps" className="stacked" style={COLUMNS}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
            <th scope="col">Name in the browser</th>
          </tr>
        </thead>
        <tbody>
          {keptList(name).map(({ key, what, until }) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              <td>{until}</td>
              <td>
                <code>{key}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <div className="not-prose mt-4 space-y-4">
        <ClearKept fallback={<div className="h-8 pointer-coarse:h-11" />} />
        <MoveKept fallback={<div className="h-8 pointer-coarse:h-11" />} />
      </div>
    </>
  );
}
