import { ApiError, read } from '@tussock/api/client';
import { pageAt } from '@tussock/core/answers/page';
import { changeText } from '@tussock/core/changelog/change-text';
import type { FieldChange, RecordChange } from '@tussock/core/changelog/changelog';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { withPages } from '@tussock/core/changelog/with-pages';
import { recordName } from '@tussock/core/removal/shown-records';
import { wholeNumber } from '@tussock/core/text/decimal';
import { nzDate } from '@tussock/core/text/nz-date';
import { pathOfChange, paths } from '@tussock/web/paths';
import * as z from 'zod';
import type { Pinned } from '../directory';
import { envelope, enveloped } from '../envelope';
import { type Provenance, provenance } from '../figures/provenance';
import { defineTool } from '../tool';
import { ToolError } from '../tool-errors';
import { idOrSlug, limit, page, release } from './arguments';

const input = z.strictObject({
  since: z.string().describe('Release, or date such as 2026-11-20'),
  record: idOrSlug.optional().describe('Id or slug'),
  page,
  limit,
  release,
});

const change = z.strictObject({
  release: z.number(),
  published_on: z.string(),
  change: z.string(),
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  reason: z.string().nullable(),
  fields: z.array(
    z.strictObject({
      field: z.string(),
      text: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      ...provenance,
    }),
  ),
});

const output = z.strictObject({ ...envelope, total: z.number(), page: z.number(), changes: z.array(change) });

const OLDER_NOT_KEPT = `The directory lists its latest ${wholeNumber(MOST_CHANGES)} changes: older ones that were asked for are missing here.`;

const RELEASE = /^\d{1,9}$/;
const DATE = z.iso.date();

/**
 * After a release by its number; from a day on by the New Zealand date of publishing. Answers say as of which day they are: what was
 * published later on that day is not missed by whoever asks for all since then.
 */
function isSince(since: string): (entry: Pick<RecordChange, 'release' | 'published_at'>) => boolean {
  if (RELEASE.test(since)) return ({ release }) => release > Number(since);
  if (DATE.safeParse(since).success) return ({ published_at }) => nzDate(new Date(published_at)) >= since;
  throw new ToolError('since: must be the number of a release, such as 12, or a date, such as 2026-11-20.');
}

/** Names the record of a change: two of different kinds may have one id, as a provider that is a platform too. */
const nameOf = ({ kind, about }: RecordChange): string => recordName({ kind, id: about.id });

/** Tells whether no later release changed a field again. The ledger is about what a record says now: of an earlier value it has nothing. */
function latestOf(newestFirst: readonly RecordChange[]) {
  const latest = new Map<string, RecordChange>();
  const key = (change: RecordChange, { field }: FieldChange) => `${nameOf(change)} ${field}`;
  for (const change of newestFirst)
    for (const field of change.fields)
      if (!latest.has(key(change, field))) latest.set(key(change, field), change);
  return (change: RecordChange, field: FieldChange) => latest.get(key(change, field)) === change;
}

const withoutSource = (state: Provenance['state']): Provenance => ({ state, source: null });
const NOT_CHECKED = withoutSource('not_checked');
const CHANGED_AGAIN = withoutSource('changed_again');

/** What is known of what a field was changed to. A text that was rewritten is stated, though the change does not repeat it. */
function afterwards({ after, is_text, not_applicable }: FieldChange, known: Provenance): Provenance {
  if (not_applicable === 'after') return withoutSource('does_not_apply');
  return after === null && !is_text ? withoutSource('not_stated') : known;
}

/** The kinds of records that have changes, in the order in which they are asked for. */
const KINDS = ['offer', 'provider', 'fund', 'blog-post', 'platform'] as const;

/** Whether an error says what became of a record: there is none, or it was removed. Any other is a failure to find out. */
const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 410].includes(error.status);

/**
 * The changes of the records of an id or slug. A change has the slug of its time, so the id decides: of who has the slug, or of who
 * had it last. Null where there neither is nor was such a record: most records were changed by no release. Throws where one of the kinds
 * cannot be read: a record of it would seem to have no changes.
 */
async function changesOf<T extends RecordChange>(
  { client: { api }, pin }: Pinned,
  record: string,
  newestFirst: readonly T[],
): Promise<T[] | null> {
  const wanted = { param: { idOrSlug: record }, query: pin };
  const answers = await Promise.allSettled([
    read(api.offers[':idOrSlug'].$get(wanted)),
    read(api.providers[':idOrSlug'].$get(wanted)),
    read(api.funds[':idOrSlug'].$get(wanted)),
    read(api['blog-posts'][':idOrSlug'].$get(wanted)),
    read(api.platforms[':id'].$get({ param: { id: record }, query: pin })),
  ]);
  const failed = answers.find((answer) => answer.status === 'rejected' && !isAnswer(answer.reason));
  if (failed?.status === 'rejected') throw failed.reason;
  const holders = KINDS.flatMap((kind, at) => {
    const answer = answers[at];
    return answer?.status === 'fulfilled' ? [recordName({ kind, id: answer.value.id })] : [];
  });
  const named = record.toLowerCase();
  const last = newestFirst.find(({ about }) => [about.id, about.slug].includes(named));
  const names = holders.length > 0 ? holders : [last && nameOf(last)];
  const changes = newestFirst.filter((one) => one.about.id === named || names.includes(nameOf(one)));
  const isKnown = answers.some((answer) => answer.status === 'fulfilled' || answer.reason.status !== 404);
  return isKnown || changes.length > 0 ? changes : null;
}

export const changesSince = defineTool({
  name: 'changes_since',
  description:
    'Records added, changed and removed after a release or since a date, newest first, with values before and after.',
  input,
  output,
  async answer(open, args) {
    const pinned = await open(args.release);
    const isWanted = isSince(args.since);
    const { record } = args;
    const all = withPages(await pinned.changes());
    const ofRecord = record === undefined ? all : await changesOf(pinned, record, all);
    if (ofRecord === null)
      throw new ToolError(
        'record: There is no such record. Find its id with search_offers, then call again.',
      );
    const wanted = ofRecord.filter(isWanted);
    const { data, total } = pageAt(wanted, args);
    const isLatest = latestOf(ofRecord);
    const records = new Map(data.map((one) => [nameOf(one), { kind: one.kind, id: one.about.id }]));
    const entriesOf = new Map(
      await Promise.all(
        [...records].map(async ([name, record]) => [name, await pinned.entriesOf(record)] as const),
      ),
    );
    const oldest = await pinned.oldestOfFullChanges();
    const lacksOlder = oldest !== null && isWanted(oldest);
    return enveloped(
      pinned,
      paths.changes,
      {
        total,
        page: args.page,
        changes: data.map((entry) => {
          const { release, published_at, change, kind, about, reason, fields } = entry;
          const entries = entriesOf.get(nameOf(entry)) ?? {};
          return {
            release,
            published_on: nzDate(new Date(published_at)),
            change,
            kind,
            id: about.id,
            name: about.name,
            url: pinned.url(pathOfChange(entry) ?? paths.changes),
            reason,
            fields: fields.map((field) => ({
              field: field.field,
              text: changeText(field, kind),
              before: field.before,
              after: field.after,
              ...afterwards(
                field,
                isLatest(entry, field) ? (entries[field.field] ?? NOT_CHECKED) : CHANGED_AGAIN,
              ),
            })),
          };
        }),
      },
      lacksOlder ? OLDER_NOT_KEPT : null,
    );
  },
});
