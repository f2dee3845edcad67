import { useQuery } from '@tanstack/react-query';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { fieldLabel } from '@tussock/core/source/field-label';
import { type Mark, markText } from '@tussock/core/source/mark';
import type { Source } from '@tussock/core/source/source';
import { noteOf, STATE_LABELS } from '@tussock/core/source/source-state';
import { formatDate } from '@tussock/core/text/format-date';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { hasFailed } from '../../lib/queries/has-failed';
import { ledgerEntriesQuery } from '../../lib/queries/ledger-entries';
import { TextLink } from '../markdown/text-link';
import { QueryError } from '../query-error';
import { Unbroken } from '../text/unbroken';
import { type Figure, uncheckedParts } from './figure';
import { MarkShape } from './mark-shape';
import { Dispute, withoutRepeats } from './source-notes';

export interface MarkPopoverProps {
  figure: Figure;
  mark: Mark;
  link: RefObject<HTMLAnchorElement | null>;
  onClose: () => void;
}

/** What the fact ledger has on a figure, beside its mark. Escape and a press outside close it. */
export default function MarkPopover({ figure, mark, link, onClose }: MarkPopoverProps) {
  const { label, record, fields } = figure;
  const popover = useRef<HTMLDivElement>(null);
  const query = useQuery({
    ...ledgerEntriesQuery(useApi(), record.kind, record.id),
    enabled: figure.entries === undefined,
  });
  const all = (figure.entries ?? query.data)?.filter(({ field }) => fields.includes(field));
  const entries = all && withoutRepeats(all);
  // One entry that each end of a range has is of the figure as a whole.
  const isOfEach = entries?.length === 1 && all?.length === fields.length;
  const heading = headingEntry(mark, entries);
  useLayoutEffect(() => popover.current?.showPopover(), []);
  // Again whenever it is rendered: the entries change its height.
  useLayoutEffect(() => {
    if (popover.current && link.current) showBeside(popover.current, link.current);
  });
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="absolute inset-auto m-0 w-86 max-w-[calc(100vw-1rem)] rounded-card border border-control/60 bg-card px-4 pt-3 pb-3.5 text-left font-sans text-13 font-normal tracking-normal whitespace-normal text-ink [box-shadow:0_8px_30px_-14px_rgb(0_0_0/0.45)]"
    >
      <button
        type="button"
        onClick={() => popover.current?.hidePopover()}
        className="absolute top-0.5 right-0.5 flex size-9 items-center justify-center rounded-control text-muted hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" size={15} />
        <span className="sr-only">Close</span>
      </button>
      <p className="pr-8 text-12 text-muted">{label}</p>
      <p className="mt-1 pr-8 text-14 font-semibold">
        <MarkShape mark={mark} />
        <Unbroken text={heading ? outcomeText(heading) : markText(mark)} />
      </p>
      {entries?.map((entry) => (
        <Entry
          key={[entry.field, entry.title, entry.checked_on].join()}
          entry={entry}
          field={
            fields.length > 1 && !isOfEach ? fieldLabel({ kind: record.kind, field: entry.field }) : null
          }
          isHeading={entry === heading}
        />
      ))}
      {uncheckedParts(figure, all ?? []).map((part) => (
        <dl key={part} className={ENTRY}>
          <Line name="Figure">{part}</Line>
          <Line name="Outcome">Not checked</Line>
        </dl>
      ))}
      {!entries && hasFailed(query) && <QueryError query={query} what="the source" />}
      {!entries && !hasFailed(query) && <p className="mt-2 text-muted">Loading the source…</p>}
      <p className="mt-2.5 border-t border-line pt-2.5">
        <Link
          to={paths.reportOn(record.kind, record, fields[0])}
          className="link inline-block min-h-6 font-semibold"
        >
          Report this figure
        </Link>
      </p>
    </div>
  );
}

/** The entry whose outcome heads the popover, where the figure falls short of confirmed. */
const headingEntry = (mark: Mark, entries: readonly Source[] = []) =>
  mark.mark === 'half'
    ? entries.find(({ state, checked_on }) => state === mark.state && checked_on === mark.checked_on)
    : undefined;

/** "Not confirmed: one scenario of five". */
function outcomeText(entry: Source): string {
  const note = noteOf(entry);
  return note ? `${STATE_LABELS[entry.state]}: ${note}` : STATE_LABELS[entry.state];
}

const ENTRY = 'mt-2.5 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-t border-line pt-2.5';

function Entry(props: { entry: Source; field: string | null; isHeading: boolean }) {
  const { entry, field, isHeading } = props;
  return (
    <dl className={ENTRY}>
      {field && <Line name="Figure">{field}</Line>}
      <Line name="Source">
        {entry.address ? (
          <TextLink href={entry.address} className="link">
            {entry.title}
          </TextLink>
        ) : (
          entry.title
        )}
      </Line>
      <Line name="Grade">
        {entry.tier}, {SOURCE_COLUMNS.tier.values[entry.tier]}
      </Line>
      <Line name="Last look">
        {formatDate(entry.checked_on)}
        {entry.checked_by && ` by ${entry.checked_by}`}
      </Line>
      <Line name="Confirmed">{entry.confirmed_on ? formatDate(entry.confirmed_on) : 'Never'}</Line>
      {!isHeading && <Line name="Outcome">{outcomeText(entry)}</Line>}
      {(entry.disputed_on || entry.reply) && (
        <Line name="Dispute">
          <Dispute of={entry} />
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

const GAP = 8;

/** Below the mark, or above it where there is no room below; never beyond the sides of the window. */
function showBeside(popover: HTMLElement, link: HTMLElement): void {
  const mark = link.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = mark.bottom + GAP + height <= clientHeight || mark.top - GAP - height < 0;
  const left = Math.max(GAP, Math.min(mark.left - 2 * GAP, clientWidth - width - GAP));
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${(isBelow ? mark.bottom + GAP : mark.top - GAP - height) + window.scrollY}px`;
}
