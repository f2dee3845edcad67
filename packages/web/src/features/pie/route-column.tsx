import { figureText } from '@tussock/core/calculation/figure-text';
import type { TaxRoute } from '@tussock/core/pie/compare-tax';
import { StepTable } from '../../ui/calculation/step-table';

/** One way of holding the investment: the tax, what is left, and each step. */
export function RouteColumn({ route }: { route: Omit<TaxRoute, 'id'> }) {
  return (
    <section aria-label={route.label} className="min-w-0">
      <h4 className="min-h-10 font-sans text-14 leading-snug font-semibold">{route.label}</h4>
      {/* Below each other where both do not fit: in larger text, and with many digits. */}
      <dl className="mb-3 flex flex-wrap gap-4 *:max-w-full *:grow *:basis-32">
        <div>
          <dt className="text-12 text-muted">Tax of the year</dt>
          <dd className="font-serif text-27 leading-tight">
            {figureText({ value: route.tax, unit: 'NZD' })}
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">Left after tax</dt>
          <dd className="font-serif text-27 leading-tight">
            {figureText({ value: route.net, unit: 'NZD' })}
          </dd>
        </div>
      </dl>
      <StepTable steps={route.steps} caption={`Steps: ${route.label}`} />
    </section>
  );
}
