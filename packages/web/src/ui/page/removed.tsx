import type { ChangedRecord } from '@tussock/core/changelog/changed-record';
import { REMOVABLE, type RemovableKind } from '@tussock/core/removal/columns';
import { fieldLabel } from '@tussock/core/source/field-label';
import { formatDate } from '@tussock/core/text/format-date';
import { inSentence } from '@tussock/core/text/in-sentence';
import clsx from 'clsx';
import { useLocation } from 'react-router-dom';
import { changesOf } from '../../lib/address/changes-address';
import { paths } from '../../lib/address/paths';
import { PAGE_TITLE } from '../../lib/page-title';
import { type RemovedDetails, readRemoval } from '../../lib/removal';
import { ButtonLink } from '../button';
import { titleSize } from './page-head';
import { PageMeta } from './page-meta';

/** A kind of record that has a page: the list that it was in, by what /changes takes it, and whether somebody may hold what it described. */
interface Kind {
  list: string;
  all: string;
  changes: ChangedRecord['parameter'];
  isHeld?: true;
}

const KINDS: Record<Exclude<RemovableKind, 'person'>, Kind> = {
  offer: { list: paths.offers, all: 'All offers', changes: 'offer', isHeld: true },
  fund: { list: paths.funds, all: 'All funds', changes: 'fund', isHeld: true },
  provider: { list: paths.providers, all: 'All providers', changes: 'provider' },
  platform: { list: paths.platforms, all: 'All platforms', changes: 'platform' },
  'blog-post': { list: paths.blog, all: 'All posts', changes: 'blog_post' },
};

const isKind = (kind: string | null): kind is keyof typeof KINDS => kind !== null && kind in KINDS;

/** The page of a record that was removed from the directory. */
export function Removed({ details }: { details: RemovedDetails }) {
  const { kind: told, name, reason, removed_on: removedOn, lastKnown } = readRemoval(details);
  const kind = isKind(told) ? told : 'offer';
  const { list, all, changes, isHeld } = KINDS[kind];
  const { pathname } = useLocation();
  const record = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  return (
    <div className="mx-auto max-w-2xl py-12 md:py-20">
      <PageMeta
        title={`${name ?? 'Removed'} (removed)`}
        description="This record was removed from the directory."
        noindex
      />
      <p className="text-13 font-semibold text-muted">
        {`${REMOVABLE[kind]} removed from the directory${removedOn ? ` on ${formatDate(removedOn)}` : ''}`}
      </p>
      <h1 id={PAGE_TITLE} className={clsx('mt-2', titleSize(name ?? ''))}>
        {name}
      </h1>
      <div className="mt-5 rounded-card border border-line bg-card px-5 py-4">
        <h2 className="font-sans text-14 font-semibold tracking-normal">Why it was removed</h2>
        <p className="mt-1 whitespace-pre-line break-words">{reason}</p>
        {isHeld && (
          <p className="mt-3 border-t border-line pt-3 text-14 text-muted">
            This directory does not hold investments. If you invested, your holding and its terms are a matter
            between you and the provider.
          </p>
        )}
      </div>
      {lastKnown.length > 0 && (
        <section className="mt-8">
          <h2 className="font-serif text-21">What was last known</h2>
          <p className="mt-1 text-14 text-muted">
            From the last release that had it. These details are no longer kept up to date.
          </p>
          <dl className="mt-3 border-t border-line">
            {lastKnown.map(({ field, message }) => (
              <div
                key={field}
                className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <dt className="text-14 text-muted">{fieldLabel({ kind, field })}</dt>
                <dd className="break-words">{message}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={list}>{all}</ButtonLink>
        <ButtonLink to={changesOf({ parameter: changes, record })} variant="outline">
          Changes to this {inSentence(REMOVABLE[kind])}
        </ButtonLink>
      </div>
    </div>
  );
}
