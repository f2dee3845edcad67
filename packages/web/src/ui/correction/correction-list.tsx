import type { OwnCorrection } from '@tussock/core/correction/correction';
import { formatDate } from '@tussock/core/text/format-date';
import type { ReactNode } from 'react';
import { Unbroken } from '../text/unbroken';

/** Reported mistakes: what each is about, what came of the report, and the dates of both. */
export function CorrectionList<T extends OwnCorrection>({
  corrections,
  subject,
}: {
  corrections: readonly T[];
  subject: (of: T) => ReactNode;
}) {
  return (
    <ul className="border-t border-line">
      {corrections.map((correction, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: one figure may be reported twice on a day
          key={at}
          className="grid gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_12rem]"
        >
          <div className="min-w-0">{subject(correction)}</div>
          <Answer to={correction} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ to }: { to: OwnCorrection }) {
  const { reported_on, answered_on, outcome } = to;
  return (
    <>
      <div className="min-w-0 space-y-1.5 text-15">
        <Change of={to} />
        {outcome && <p className="max-w-[62ch]">{outcome}</p>}
      </div>
      <dl className="grid content-start gap-y-0.5 text-13 max-md:flex max-md:flex-wrap max-md:gap-x-6 [&>div]:flex [&>div]:gap-2 md:[&>div]:justify-between">
        <div>
          <dt className="text-muted">Reported</dt>
          <dd>{formatDate(reported_on)}</dd>
        </div>
        <div>
          <dt className="text-muted">Answered</dt>
          <dd className={answered_on ? undefined : 'font-semibold text-gold'}>
            {answered_on ? formatDate(answered_on) : 'Not yet'}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** "$200,000 became $250,000". */
function Change({ of: { was, now, answered_on } }: { of: OwnCorrection }) {
  if (answered_on === null) return <p className="text-muted">We are checking the figure.</p>;
  if (was === null || now === null) return <p className="font-semibold">Not changed</p>;
  return (
    <p>
      <del className="text-muted">
        <span className="sr-only">Was </span>
        <Unbroken text={was} />
      </del>{' '}
      <span aria-hidden="true" className="mx-2 text-muted">
        →
      </span>{' '}
      <ins className="font-semibold no-underline">
        <span className="sr-only">, now </span>
        <Unbroken text={now} />
      </ins>
    </p>
  );
}
