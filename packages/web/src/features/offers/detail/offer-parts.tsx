import { addressOf } from '@tussock/core/identifier/identifier';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { groupOf } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { hasEnded } from '@tussock/core/offer/status';
import { coverageText } from '@tussock/core/source/coverage';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { LOCKED_PART } from '../../../lib/address/unlock-origin';
import { asUnlocked } from '../../../lib/locked/as-unlocked';
import type { LockedState } from '../../../lib/locked/use-locked-offers';
import { Callout } from '../../../ui/callout';
import { changesPart, OwnChanges } from '../../../ui/changelog/own-changes';
import { OwnCorrections, REPORTS } from '../../../ui/correction/own-corrections';
import { Markdown } from '../../../ui/markdown/markdown';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';
import { AfterEverything } from '../return/after-everything';
import { hasTarget } from '../return/return-state';
import { CapitalStack } from './capital-stack';
import { CashFlow } from './cash-flow';
import { DisclosureFacts, DisclosureLede, disclosedGroups } from './disclosure-facts';
import { Documents } from './documents';
import { EXIT, ExitTerms, exitLede } from './exit-terms';
import { FactGroup } from './fact-group';
import { KeyFacts } from './key-facts';
import { LOCKED_TITLE, LockedPart } from './locked-part';
import { hasOutcome, Outcome } from './outcome';
import { risksOf } from './risks';
import { WhoIsBehind } from './who-is-behind';

export interface OfferPart {
  id: string;
  title: string;
  lede?: ReactNode;
  content: ReactNode;
}

/**
 * The parts of an offer's page in the order of a term sheet. `locked` is the state of the locked part of an exclusive
 * offer.
 */
export function offerParts(offer: Offer, locked: LockedState): OfferPart[] {
  const part = (id: string, title: string, content: ReactNode, lede?: ReactNode): OfferPart => ({
    id,
    title,
    content,
    lede,
  });
  const known = asUnlocked(offer, locked);
  return [
    ...(hasOutcome(offer) ? [part('outcome', 'How it ended', <Outcome offer={offer} />)] : []),
    part('about', 'What it is', <About offer={offer} />),
    part(
      'key-facts',
      'Key facts',
      <KeyFacts offer={offer} />,
      <>
        {coverageText(known.coverage)}.{' '}
        <Link to={paths.methodology} className="link">
          How we check
        </Link>
      </>,
    ),
    ...(disclosedGroups(offer).length > 0
      ? [
          part(
            'disclosure',
            'Disclosure',
            <>
              <CapitalStack offer={offer} />
              <DisclosureFacts offer={offer} />
            </>,
            <DisclosureLede offer={offer} />,
          ),
        ]
      : []),
    part('people', PEOPLE.title, <WhoIsBehind offer={offer} />),
    ...(offer.is_exclusive
      ? [part(LOCKED_PART, LOCKED_TITLE, <LockedPart offer={offer} locked={locked} />)]
      : [part('fees', FEES.title, <FactGroup group={FEES} offer={offer} />, FEES_LEDE)]),
    ...(hasTarget(offer)
      ? [
          part(
            'cash-flow',
            'Money and time',
            <CashFlow offer={offer} />,
            locked.state === 'open' && PUBLIC_CHART_LEDE,
          ),
        ]
      : []),
    part('exit', EXIT.title, <ExitTerms offer={offer} locked={locked} />, exitLede(offer)),
    ...(hasTarget(offer)
      ? [part('after-everything', 'After fees and tax', <AfterEverything offer={known} />, AFTER_LEDE)]
      : []),
    part('risks', 'What can go wrong', <Risks offer={known} />, hasEnded(offer) && ENDED_RISKS_LEDE),
    part('conflicts', OFFER_COLUMNS.conflicts.label, <Conflicts offer={offer} />),
    ...(offer.is_exclusive ? [] : [...detailsOf(offer), part('documents', 'Documents', papers(offer))]),
    { ...changesPart('offer'), content: <OwnChanges kind="offer" address={addressOf(offer)} /> },
    ...(offer.corrections.length > 0
      ? [{ ...REPORTS, content: <OwnCorrections kind="offer" record={offer} /> }]
      : []),
  ];
}

const [FEES, PEOPLE] = [groupOf('fees'), groupOf('people')];

const FEES_LEDE =
  'In percent, as stated by the provider. The offer documents say what each fee is charged on.';

const ENDED_RISKS_LEDE = 'This offer has ended. These are the usual risks of offers of its kind.';

/** The server draws the chart of what everybody may read, and its title calls the fees locked. */
const PUBLIC_CHART_LEDE =
  'This chart is the same for everyone, so it leaves out the fee terms that you unlocked above.';

const AFTER_LEDE = 'What is left of the target after fees, tax and inflation.';

const papers = (offer: Offer) => (
  <>
    <Documents documents={offer.documents} />
    <div className="mt-4 empty:hidden">
      <SourceNotes facts={factsFor(offer.sources, ['documents'])} />
    </div>
  </>
);

function detailsOf(offer: Offer): OfferPart[] {
  if (!offer.details) return [];
  const content = (
    <>
      <Markdown text={offer.details} topLevel={3} idPrefix="details-" small />
      <div className="mt-4 empty:hidden">
        <SourceNotes facts={factsFor(offer.sources, ['details'])} />
      </div>
    </>
  );
  return [{ id: 'details', title: 'Details', lede: 'From the provider’s listing.', content }];
}

function About({ offer }: { offer: Offer }) {
  return (
    <>
      {offer.description ? (
        <Markdown text={offer.description} topLevel={3} idPrefix="about-" />
      ) : (
        <p className="text-muted">The provider has not described this offer.</p>
      )}
      <div className="mt-4 empty:hidden">
        <SourceNotes facts={factsFor(offer.sources, ['name', 'tagline', 'description'])} />
      </div>
    </>
  );
}

function Risks({ offer }: { offer: Offer }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2 print:grid-cols-1 print:gap-y-1.5">
      {risksOf(offer).map((risk) => (
        <div key={risk.title} className="max-w-[68ch]">
          <dt className="font-semibold">{risk.title}</dt>
          <dd className="mt-0.5">{risk.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Conflicts of interest: payments and ties between those involved, including us. */
function Conflicts({ offer }: { offer: Offer }) {
  return (
    <div className="max-w-[68ch]">
      <Callout tone={offer.conflicts ? 'plain' : 'caution'}>
        {offer.conflicts ? (
          <Markdown text={offer.conflicts} topLevel={3} idPrefix="conflicts-" small />
        ) : (
          <>
            <p className="font-semibold">Not stated</p>
            <p>
              The provider has not told us who is paid for this offer.
              {!hasEnded(offer) && ' Ask before you invest.'}
            </p>
          </>
        )}
      </Callout>
      <div className="mt-3 empty:hidden">
        <SourceNotes facts={factsFor(offer.sources, ['conflicts'])} />
      </div>
      <p className="mt-3 text-13 text-muted">
        <Link to={paths.partners} className="link">
          How we are paid
        </Link>
      </p>
    </div>
  );
}
