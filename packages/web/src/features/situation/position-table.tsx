import { checkedText } from '@tussock/core/calculation/step';
import { TAX_POSITION_LABELS, TAX_POSITIONS } from '@tussock/core/return/tax-position';
import { taxOfPosition } from '@tussock/core/situation/own-position';
import { ratesCheckedOn } from '@tussock/core/situation/own-tax';
import { formatPercent } from '@tussock/core/text/format-number';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useToday } from '../../lib/today';
import { Unbroken } from '../../ui/text/unbroken';
import { leftOfHundred } from './tax-ways';

/** Positions with both ways; those of a PIE investor only repeat the first column. */
const POSITIONS = TAX_POSITIONS.filter((position) => !position.startsWith('pir-'));

/** Every tax position: what a PIE and a direct investment leave of the same taxable income. */
export function PositionTable() {
  const checked = checkedText('Rates', ratesCheckedOn(useToday()));
  return (
    <section aria-labelledby="positions" className="min-w-0">
      <h2 id="positions" className="text-27">
        A PIE and a direct investment, by tax position
      </h2>
      <p className="mt-1.5 mb-4 max-w-[62ch] text-muted">
        What is left of $100 of taxable income. Choose a tax position to see offers at that position.
      </p>
      <div className="figure-table overflow-x-auto">
        <table>
          <caption className="sr-only">What is left of $100 of taxable income, by tax position</caption>
          <thead>
            <tr>
              <th scope="col">Tax position</th>
              <th scope="col">In a PIE</th>
              <th scope="col">Held directly</th>
            </tr>
          </thead>
          <tbody>
            {POSITIONS.map((position) => {
              const { direct, pir } = taxOfPosition(position);
              return (
                <tr key={position}>
                  <th scope="row" className="in-words">
                    <Link to={paths.offersAtRate(position)} className="link">
                      {TAX_POSITION_LABELS[position]}
                    </Link>
                  </th>
                  <td>
                    <Left rate={pir} />
                  </td>
                  <td>{direct === null ? 'Not modelled' : <Left rate={direct} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-[68ch] text-13 text-muted">
        A person’s PIR follows from the income of the last two years, so yours can differ from the one in this
        table. The model covers one year of income. It is not tax advice. <Unbroken text={checked} />.
      </p>
    </section>
  );
}

function Left({ rate }: { rate: number }) {
  return (
    <>
      {leftOfHundred(rate)} <span className="text-muted">at {formatPercent(rate)}</span>
    </>
  );
}
