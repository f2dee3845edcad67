import type { Offer } from '@tussock/core/offer/offer';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { returnAfterEverything } from '@tussock/core/return/after-everything';
import { earningsOf } from '@tussock/core/return/earnings';
import { whyNotComputed } from '@tussock/core/return/offer-return';
import { leftSentence } from '@tussock/core/return/sentence';
import { structureNote } from '@tussock/core/return/unstated-structure';
import type { WholeOffer } from '@tussock/core/situation/at-situation';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { scriptLater } from '../../../lib/script/script-later';
import { situationOnly } from '../../../lib/situation-only';
import { useVisitState } from '../../../lib/state/use-visit-state';
import { useToday } from '../../../lib/today';
import { Announce } from '../../../ui/announce';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { Disclosure } from '../../../ui/disclosure';
import { nzdBeside } from '../../../ui/offer/nzd-text';
import { Basis } from '../../../ui/source/basis';
import { Unbroken } from '../../../ui/text/unbroken';
import type { ReturnInputs } from './return-inputs';
import { openingInputs, returnInput } from './return-state';
import { rateSources, taxWords } from './visitor-tax';
import { waterfall } from './waterfall';

const StepByStep = scriptLater(() => import('./step-by-step'));
const OwnStart = situationOnly(() => import('./own-start'));
/** Room for its lines while it loads, for visitors who have a situation. */
const ROOM = <span className="mt-1 hidden h-10 in-[html[data-situation]]:block md:h-5" />;

/** What is left of an offer's target after fees, tax and inflation. */
export function AfterEverything({ offer }: { offer: WholeOffer & Pick<Offer, 'id'> }) {
  const today = useToday();
  // Not kept: an exclusive offer says what its target is after only once it is unlocked, and the fees that come with that are in it.
  const opening = openingInputs(offer, today);
  const [own, setOwn] = useState<ReturnInputs | null>(null);
  const [entered, setInputs] = useVisitState<ReturnInputs | null>(`after everything: ${offer.id}`, null);
  const inputs = entered ?? own ?? opening;
  const input = returnInput(offer, inputs, today);
  const result = returnAfterEverything(input);
  const reason = whyNotComputed(offer) ?? (result.computed ? null : result.reason);
  if (!result.computed || reason !== null) return <p className="text-14 text-muted">{reason}</p>;
  const sources = rateSources(inputs, today);
  const income = nzdBeside(input.currency, inputs.other_income);
  const sentence = leftSentence(result, input, {
    taxWords: taxWords(inputs, income),
    isLocked: offer.is_exclusive,
  });
  const target = formatReturnRange(offer);
  const structure = structureNote(offer);
  return (
    <>
      <p className="text-13 text-muted">
        Target: {input.currency === 'NZD' ? target : target.replace(/\.?$/, '.')}
        {input.currency !== 'NZD' &&
          ` Amounts are in New Zealand dollars (NZ$), although the offer is in ${input.currency}.`}
      </p>
      <p className="mt-1 max-w-[72ch] text-15 font-medium">
        <Unbroken text={sentence} />
      </p>
      <Announce text={sentence} />
      <OwnStart offer={offer} onStart={setOwn} fallback={ROOM} />
      {inputs.route !== 'none' && isUnchanged(inputs, opening) && (
        <p className="mt-2 max-w-[72ch] text-14">{earningsOf(offer).reason}</p>
      )}
      {structure && inputs.route === opening.route && (
        <p className="mt-2 max-w-[72ch] text-14">{structure}</p>
      )}
      {offer.is_exclusive && (
        <p className="mt-2 text-14">
          The fees of this offer are among its{' '}
          <Link to={paths.unlock} className="underline">
            locked details
          </Link>
          .
        </p>
      )}
      <ChartFigure chart={waterfall(result, input, offer.is_exclusive)} className="mt-6">
        <Disclosure title="Step by step, with your own figures">
          <StepByStep offer={offer} inputs={inputs} onChange={setInputs} result={result} input={input} />
          <ul className="mt-3 list-disc pl-4 text-13 text-muted">
            {[...result.taxed, ...result.assumptions, 'A model, not tax advice.'].map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
          {sources.length > 0 && <Basis entries={sources} />}
        </Disclosure>
      </ChartFigure>
      <p className="mt-2 text-13 text-muted">{result.disclaimer}</p>
    </>
  );
}

/** The reason is of the offer; it says nothing of what the visitor set in its place. */
const isUnchanged = (inputs: ReturnInputs, opening: ReturnInputs): boolean =>
  inputs.income_share === opening.income_share && inputs.growth_tax === opening.growth_tax;
