import { figureText } from '@tussock/core/calculation/figure-text';
import type { ReturnResult } from '@tussock/core/return/after-everything';
import type { ReturnStep } from '@tussock/core/return/return-steps';
import {
  alignedSpanText,
  alignedTargetText,
  type ReturnSpan,
  shownChange,
  spanText,
} from '@tussock/core/return/span';
import { nzdBeside } from '../../../ui/offer/nzd-text';
import { dollarsText, type Invested } from './dollars';
import { leftName, takenWord } from './taken';

/** Every step from the target to what is left: what is deducted, and the figure before and after. */
export function ReturnSteps({
  result,
  invested,
  isLocked,
}: {
  result: Extract<ReturnResult, { computed: true }>;
  invested: Invested;
  /** Whether the fees of the offer are locked. */
  isLocked: boolean;
}) {
  const left = result.after_everything ?? result.after_tax;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label="Steps" tabIndex={0} className="figure-table name-above mt-5 overflow-x-auto">
      <table>
        <caption className="sr-only">From the target to what is left, percent and dollars a year</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Taken</th>
            <th scope="col" className="max-sm:hidden">
              Before
            </th>
            <th scope="col">After</th>
            <th scope="col">After, on {nzdBeside(invested.currency, invested.amount)}</th>
          </tr>
        </thead>
        <tbody>
          <Total
            name="Target, as stated"
            taken="Nothing"
            target={result.target}
            after={alignedTargetText(result.target)}
            dollars={dollarsText(invested, result.target)}
          />
          {result.steps.map((step) => (
            <tr key={step.id}>
              <th scope="row" className="in-words">
                {step.label}{' '}
                <span className="block max-w-[44ch] text-12 font-normal text-muted">
                  {isLocked && step.state === 'not_stated' ? 'Locked; 0% is assumed.' : step.note}
                </span>
              </th>
              <td>{takenText(step, isLocked)}</td>
              <td className="max-sm:hidden">{alignedSpanText(step.before)}</td>
              <td className="font-semibold">{alignedSpanText(step.after)}</td>
              <td>{dollarsText(invested, step.after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Total
            name={leftName(spanText(left) !== spanText(result.after_tax))}
            taken={`In total ${alignedSpanText(shownChange(result.target, left))}`}
            target={result.target}
            after={alignedSpanText(left)}
            dollars={dollarsText(invested, left)}
          />
        </tfoot>
      </table>
    </section>
  );
}

function Total({
  name,
  taken,
  target,
  after,
  dollars,
}: {
  name: string;
  taken: string;
  target: ReturnSpan;
  after: string;
  dollars: string;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{taken}</td>
      <td className="max-sm:hidden">{alignedTargetText(target)}</td>
      <td>{after}</td>
      <td>{dollars}</td>
    </tr>
  );
}

function takenText(step: ReturnStep, isLocked: boolean): string {
  const { id, rate } = step;
  const word = takenWord(step, isLocked);
  if (word !== null || !rate) return word ?? 'By band';
  return id === 'growth' && rate.value >= 0 ? `+ ${figureText(rate)}` : figureText(rate);
}
