import { figureText } from '@tussock/core/calculation/figure-text';
import type { ReturnResult } from '@tussock/core/return/after-everything';
import type { ReturnStep } from '@tussock/core/return/return-steps';
import { alignedSpanText } from '@tussock/core/return/span';

/** Every step from the target to what is left: what is deducted, and the figure before and after. */
export function ReturnSteps({ result }: { result: Extract<ReturnResult, { computed: true }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label="Steps" tabIndex={0} className="figure-table mt-5 overflow-x-auto">
      <table>
        <caption className="sr-only">From the target to what is left, percent a year</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Taken</th>
            <th scope="col" className="max-sm:hidden">
              Before
            </th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Target, as stated</th>
            <td />
            <td className="max-sm:hidden" />
            <td>{alignedSpanText(result.target)}</td>
          </tr>
          {result.steps.map((step) => (
            <tr key={step.id}>
              <th scope="row" className="in-words">
                {step.label}
                <span className="block max-w-[44ch] min-w-28 text-12 font-normal text-muted">
                  {step.note}
                </span>
              </th>
              <td>{takenText(step)}</td>
              <td className="max-sm:hidden">{alignedSpanText(step.before)}</td>
              <td className="font-semibold">{alignedSpanText(step.after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Left, a year</th>
            <td />
            <td className="max-sm:hidden" />
            <td>{alignedSpanText(result.after_everything ?? result.after_tax)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function takenText({ id, rate, state }: ReturnStep): string {
  if (state === 'not_stated') return 'Not stated';
  if (state === 'not_modelled') return 'Not modelled';
  if (rate) return id === 'growth' && rate.value >= 0 ? `+ ${figureText(rate)}` : figureText(rate);
  return id === 'tax' || id === 'exit_tax' ? 'By band' : 'In the target';
}
