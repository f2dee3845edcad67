import type { NonResidentTax } from '@tussock/core/pie/non-resident';
import { StepTable } from '../../ui/calculation/step-table';
import { RouteColumn } from './route-column';

/** New Zealand tax of a non-resident by each route that has a published rate, and what is not modelled. */
export function NonResidentAnswer({ tax }: { tax: NonResidentTax }) {
  return (
    <>
      <h3 className="mt-8 mb-2 text-21">The return of one year</h3>
      <StepTable steps={tax.steps} columns={2} caption="How income and taxable income are worked out" />
      <h3 className="mt-8 mb-3 text-21">New Zealand tax by each route</h3>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {tax.routes.map((route) =>
          route.modelled ? (
            <RouteColumn key={route.id} route={route} />
          ) : (
            <section key={route.id} aria-label={route.label} className="min-w-0 text-14">
              <h4 className="min-h-10 font-sans text-14 leading-snug font-semibold">{route.label}</h4>
              <p className="text-muted">{route.reason}</p>
            </section>
          ),
        )}
      </div>
    </>
  );
}
