import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FACTS, factText } from '@tussock/core/offer/facts';
import type { Offer, OfferCard } from '@tussock/core/offer/offer';
import { SIMILAR_RULE } from '@tussock/core/offer/similar-offers';
import { dotted } from '@tussock/core/text/dotted';
import { formatCount } from '@tussock/core/text/format-number';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { hasFailed } from '../../lib/queries/has-failed';
import { similarOffersQuery } from '../../lib/queries/similar-offers';
import { useSettled } from '../../lib/state/use-settled';
import { tooShortText } from '../../lib/too-short';
import { Announce } from '../../ui/announce';
import { Button, buttonClass } from '../../ui/button';
import { QueryError } from '../../ui/query-error';
import { offersNamedQuery } from './queries';

const TYPING_MS = 250;

/** Adds another offer without leaving the comparison. While nothing is compared it is a part of the note that says so, and open. */
export default function AddOffer({ compared, onAdd }: AddOfferProps) {
  const isFirst = compared.length === 0;
  const [isOpen, setOpen] = useState(isFirst);
  // It was closed beside an offer that was taken out since.
  if (isFirst && !isOpen) setOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={clsx('no-print max-w-3xl', isFirst ? 'mx-auto' : 'my-5 first:mt-0')}
    >
      <summary className={clsx(isFirst ? 'hidden' : buttonClass('outline'))}>
        <Plus aria-hidden="true" size={16} />
        Add another offer
      </summary>
      {isOpen && <Finder compared={compared} onAdd={onAdd} />}
    </details>
  );
}

export interface AddOfferProps {
  /** The offers in the comparison, by id. */
  compared: readonly Pick<Offer, 'id'>[];
  onAdd: (offer: OfferCard) => void;
}

/** Offers by their name, or those beside the first one compared. */
function Finder({ compared, onAdd }: AddOfferProps) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** The button goes with its offer; the field is where the next one is asked for. */
  const add = (offer: OfferCard) => {
    field.current?.focus();
    onAdd(offer);
  };
  const asked = useSettled(words.trim(), TYPING_MS);
  const isNamed = asked !== '';
  const first = compared[0]?.id ?? null;
  const { named, failed, isKnown, found } = useFound(asked, first);
  const offered = found.filter((offer) => !compared.some((each) => each.id === offer.id));
  return (
    <div className={clsx(first !== null && 'mt-3 rounded-card border border-line bg-card px-4 py-4 md:px-5')}>
      <div
        className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2', first === null && 'justify-center')}
      >
        <input
          ref={field}
          type="search"
          aria-label="Name, provider or place"
          placeholder="Name, provider or place"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="h-10 w-80 max-w-full rounded-control border border-control bg-card px-3 pointer-coarse:h-11"
        />
        {first !== null && (
          <Link to={paths.offers} className="link text-14">
            See all offers
          </Link>
        )}
      </div>
      {offered.length > 0 && (
        <>
          <p className="mt-3 text-13 text-muted">{isNamed ? 'Offers that match' : SIMILAR_RULE}</p>
          <ul className="mt-1.5 divide-y divide-line border-t border-line">
            {offered.map((offer) => (
              <Row key={offer.id} offer={offer} onAdd={() => add(offer)} />
            ))}
          </ul>
        </>
      )}
      {isNamed && !failed && named.data && offered.length === 0 && (
        <p className="mt-3 text-14 text-muted">
          {tooShortText(asked) ?? 'No other offer matches. Try fewer or different words.'}
        </p>
      )}
      {failed && (
        <div className="mt-3">
          <QueryError query={named} what="the offers" />
        </div>
      )}
      <Announce text={isKnown ? `${formatCount(offered.length, 'offers')} to add` : ''} />
    </div>
  );
}

/** The offers with the words that were asked for; without any, those similar to the first one compared. */
function useFound(asked: string, first: string | null) {
  const api = useApi();
  const named = useQuery({ ...offersNamedQuery(api, asked), placeholderData: keepPreviousData });
  const similar = useQuery({ ...similarOffersQuery(api, first ?? ''), enabled: first !== null });
  const isNamed = asked !== '';
  const failed = isNamed && hasFailed(named);
  return {
    named,
    failed,
    isKnown: isNamed && !failed && named.isSuccess && !named.isPlaceholderData,
    found: failed ? [] : ((isNamed ? named : similar).data?.data ?? []),
  };
}

function Row({ offer, onAdd }: { offer: OfferCard; onAdd: () => void }) {
  const facts = [
    offer.provider?.name,
    offer.asset_class?.name,
    `${FACTS.minimum_investment.label} ${factText(offer, 'minimum_investment')}`,
  ];
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <Link to={paths.offer(offer)} className="font-serif text-15 hover:underline">
          {offer.name}
        </Link>
        <p className="text-13 text-muted">{dotted(facts)}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onAdd}>
        <Plus aria-hidden="true" size={15} /> Add<span className="sr-only"> {offer.name}</span>
      </Button>
    </li>
  );
}
