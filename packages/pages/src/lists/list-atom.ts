import type { ListedChange, ListedSource } from '@tussock/core/changelog/changelog';
import type { Correction } from '@tussock/core/correction/correction';
import { faqAnchor } from '@tussock/core/faq/anchor';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { siteTitle } from '@tussock/core/settings/page-title';
import { withNotice } from '@tussock/core/settings/with-notice';
import { fieldLabel } from '@tussock/core/source/field-label';
import { noteOf, STATE_LABELS } from '@tussock/core/source/source-state';
import { slugify } from '@tussock/core/text/fold';
import { withoutMarks } from '@tussock/core/text/without-marks';
import { pathOfChange, pathOfRecord, paths } from '@tussock/web/paths';
import { changeSummary, changeTitle } from '../feeds/changes-feed';
import { offerSummary } from '../feeds/offers-feed';
import { recordTimes } from '../feeds/record-times';
import { element, escapeXml, XML_HEAD } from '../feeds/xml';
import type { ListKind } from './list-address';
import { hasNext, type ListPart } from './list-json';
import { type Api, type ReadList, type Row, readJson } from './read-list';

interface Entry {
  title: string;
  /** Path of the page that shows it. */
  path: string;
  /** Where one page shows several rows: an address that names this row alone, which becomes the entry's id. */
  id?: string;
  summary: string | null;
  /** A date or a point in time of its own; what the change log has is later, and the release's is shown where there is none. */
  updated?: string | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);
/** Of a column in Markdown. A summary is plain text. */
const written = (value: unknown) => (typeof value === 'string' ? withoutMarks(value) : null);
const named = (row: Row, path: string): Entry => ({
  title: text(row.name) ?? '',
  path,
  summary: text(row.summary) ?? written(row.description),
  updated: text(row.created_at),
});
const record = (row: Row) => ({ id: String(row.id), slug: text(row.slug) });

/** An entry of each kind of list. */
const ENTRY: Record<ListKind, (row: Row) => Entry> = {
  offers: (row) => ({
    ...named(row, paths.offer(record(row))),
    summary: offerSummary(row as unknown as CatalogueOffer),
  }),
  providers: (row) => named(row, paths.provider(record(row))),
  platforms: (row) => named(row, paths.platform(record(row))),
  funds: (row) => named(row, paths.fund(record(row))),
  'asset-classes': (row) => named(row, paths.assetClass(text(row.slug) ?? '')),
  'blog-posts': (row) => ({
    title: text(row.title) ?? '',
    path: paths.blogPost(record(row)),
    summary: text(row.excerpt),
    updated: text(row.published_date),
  }),
  faqs: (row) => ({
    title: text(row.question) ?? '',
    path: `${paths.faq}#${faqAnchor(text(row.question) ?? '')}`,
    summary: written(row.answer),
  }),
  sources: (row) => {
    const source = row as unknown as ListedSource;
    const path = pathOfRecord(source.kind, source.about);
    const note = noteOf(source);
    return {
      title: [source.about.name, fieldLabel(source), source.title].join(': '),
      path,
      id: `${path}#${slugify(`source ${source.field} ${source.title}`)}`,
      summary: [STATE_LABELS[source.state], ...(note ? [note] : [])].join(': '),
      updated: source.checked_on,
    };
  },
  changes: (row) => {
    const change = row as unknown as ListedChange;
    return {
      title: changeTitle(change),
      path: pathOfChange(change) ?? paths.changes,
      id: `${paths.changes}#release-${change.release}-${change.about.id}`,
      summary: changeSummary(change),
      updated: change.published_at,
    };
  },
  outcomes: (row) => ({
    ...named(row, paths.offer(record(row))),
    summary: [text(row.status), written(row.outcome_note)].filter(Boolean).join('. '),
    updated: text(row.closed_on) ?? text(row.created_at),
  }),
  corrections: (row) => {
    const correction = row as unknown as Correction;
    const { about, record, field, reported_on } = correction;
    return {
      title: `${about?.name ?? 'A record that has left'}: ${fieldLabel(correction)}`,
      path: paths.corrections,
      id: `${paths.corrections}#${slugify(`${reported_on} ${record ?? about?.id ?? ''} ${field}`)}`,
      summary: correction.outcome ?? 'Not answered yet.',
      updated: correction.answered_on ?? reported_on,
    };
  },
};

/** Kinds of lists whose rows are records of the change log, and their kinds there. */
const LOGGED: { readonly [K in ListKind]?: ListedChange['kind'] } = {
  offers: 'offer',
  outcomes: 'offer',
  providers: 'provider',
  platforms: 'platform',
  funds: 'fund',
};

const ABOUT = 'What this list of the directory shows now, in its order. Nobody pays for a place.';

/** `/offers.xml`: the rows of a list now, in the order of the list, as an Atom feed (RFC 4287). */
export async function listAtom(
  { list, heading, path, rows, total, release, settings }: ReadList,
  at: ListPart,
  { api }: { api: Api },
): Promise<string> {
  const { address } = settings;
  const kind = LOGGED[list.kind] ?? null;
  const timesOf = recordTimes(kind ? await readChanges(api, release.release) : [], kind);
  const self = `${address}${path}.xml${at.search}`;
  const link = (rel: string, href: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
  const ids = new Set<string>();
  return [
    XML_HEAD,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(settings.locale)}">`,
    element('id', self),
    element('title', `${heading} | ${siteTitle(settings)}`),
    element('subtitle', withNotice(ABOUT, settings)),
    element('updated', release.published_at),
    `<author>${element('name', settings.name)}${element('uri', address)}</author>`,
    link('self', self, 'application/atom+xml'),
    link('alternate', address + path + at.search, 'text/html'),
    hasNext(total, at.part) ? link('next', address + at.next, 'application/atom+xml') : '',
    ...rows.map((row) => entry(row)),
    '</feed>\n',
  ].join('');

  function entry(row: Row): string {
    const { path: page, id = page, title: name, summary, updated } = ENTRY[list.kind](row);
    const { listed_at, changed_at } = timesOf({ id: String(row.id), created_at: updated ?? null });
    return [
      '\n<entry>',
      element('id', idOf(row, address + id)),
      element('title', name || 'Without a name'),
      link('alternate', address + page, 'text/html'),
      element('published', list.kind === 'offers' ? listed_at : null),
      element('updated', changed_at ? new Date(changed_at).toISOString() : release.published_at),
      element('summary', summary),
      '</entry>',
    ].join('');
  }

  /** A record's own id outlives its address. An id stands once in a feed. */
  function idOf(row: Row, own: string): string {
    const isRecord = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(row.id));
    const id = isRecord ? `urn:uuid:${row.id}` : own;
    for (let count = 1; ; count += 1) {
      const unique = count === 1 ? id : `${id}-${count}`;
      if (ids.has(unique)) continue;
      ids.add(unique);
      return unique;
    }
  }
}

async function readChanges(api: Api, release: number): Promise<ListedChange[]> {
  const changes: ListedChange[] = [];
  for (let page = 1; ; page += 1) {
    const address = `/api/changes?limit=100&page=${page}&release=${release}`;
    const { data, total } = await readJson<{ data: ListedChange[]; total: number }>(api, address);
    changes.push(...data);
    if (data.length === 0 || changes.length >= total) return changes;
  }
}
