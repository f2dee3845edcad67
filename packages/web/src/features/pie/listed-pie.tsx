import { type ListedPieInput, listedPie } from '@tussock/core/pie/listed-pie';
import { useToday } from '../../lib/today';
import { Disclosure } from '../../ui/disclosure';
import { RouteColumn } from './route-column';

/** The same income through a listed PIE, which is taxed differently: no PIR, but imputation credits. */
export function ListedPie(input: Omit<ListedPieInput, 'on'>) {
  const result = listedPie({ ...input, on: useToday() });
  return (
    <Disclosure title="Listed PIEs, which are taxed differently">
      <p className="mb-4 max-w-[62ch] text-14 text-muted">
        A listed PIE doesn’t ask for your PIR. It pays tax itself and passes it on as imputation credits; an
        individual may leave the distribution out of the tax return, or return it and use the credits. What
        has no credits isn’t taxed either way. {result.note}
      </p>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        <RouteColumn route={result.left_out} />
        <RouteColumn route={result.returned} />
      </div>
    </Disclosure>
  );
}
