import { figureText } from '@tussock/core/calculation/figure-text';
import { type ReturnResult, returnAfterEverything } from '@tussock/core/return/after-everything';
import { formatPercent } from '@tussock/core/text/format-number';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useToday } from '../../../lib/today';
import { Announce } from '../../../ui/announce';
import { Disclosure } from '../../../ui/disclosure';
import { ReturnInputFields } from './return-input-fields';
import { openingInputs, type ReturnInputs, type ReturnOffer, returnInput } from './return-state';
import { ReturnSteps } from './return-steps';
import { spanText } from './span-text';

/** What is left of an offer's target after fees, tax and inflation. */
export function AfterEverything({ offer }: { offer: ReturnOffer }) {
  const today = useToday();
  const [inputs, setInputs] = useState(() => openingInputs(offer));
  const result = returnAfterEverything(returnInput(offer, inputs, today));
  const summary = result.computed ? summaryOf(result, inputs, offer.is_exclusive) : result.reason;
  if (!result.computed)
    return <p className="text-14 text-muted">{result.reason} It cannot be reckoned on.</p>;
  return (
    <>
      <p className="text-15">{summary}</p>
      <Announce text={summary} />
      {offer.is_exclusive && (
        <p className="mt-1 text-14">
          The fees of this offer are among its{' '}
          <Link to={paths.unlock} className="underline">
            locked details
          </Link>
          , so they count here as not stated.
        </p>
      )}
      <Disclosure title="Step by step, with your own figures">
        <ReturnInputFields inputs={inputs} onChange={setInputs} currency={offer.investment_currency} />
        <ReturnSteps result={result} />
        <ul className="mt-3 list-disc pl-4 text-13 text-muted">
          {result.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
          {offer.investment_currency !== 'NZD' && <li>The exchange rate is left out.</li>}
          <li>A model, not tax advice.</li>
        </ul>
      </Disclosure>
      <p className="mt-2 text-13 text-muted">{result.disclaimer}</p>
    </>
  );
}

function summaryOf(
  result: Extract<ReturnResult, { computed: true }>,
  inputs: ReturnInputs,
  isLocked: boolean,
): string {
  if (isLocked)
    return `Before fees, which are locked: in this model a target of ${spanText(result.target)} a year leaves ${spanText(result.after_tax)} after tax ${taxWords(inputs)}, and ${spanText(result.after_everything)} after inflation of ${formatPercent(inputs.inflation)}.`;
  return `In this model a target of ${spanText(result.target)} a year leaves ${spanText(result.after_fees)} after the fees stated, ${spanText(result.after_tax)} after tax ${taxWords(inputs)}, and ${spanText(result.after_everything)} after inflation of ${formatPercent(inputs.inflation)}.`;
}

function taxWords({ route, pir, kind, other_income }: ReturnInputs): string {
  if (route === 'none') return '(none taken)';
  if (route === 'pie') return `in a PIE at ${formatPercent(pir)}`;
  if (kind === 'company') return 'for a company';
  const income = figureText({ value: other_income, unit: 'NZD' });
  return `for ${kind === 'trust' ? 'a trust' : 'an individual'} with ${income} of other income`;
}
