import { read } from '@tussock/api/client';
import type { OwnCorrection } from '@tussock/core/correction/correction';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import { addressOf } from '@tussock/core/identifier/identifier';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { fieldLabel } from '@tussock/core/source/field-label';
import type { SourceKind } from '@tussock/core/source/kind';
import type { Source } from '@tussock/core/source/source';
import { paths } from '@tussock/web/paths';
import * as z from 'zod';
import type { Pinned } from '../directory';
import { envelope, enveloped } from '../envelope';
import { figure } from '../figures/figure';
import { figuresOf, textsOf } from '../figures/record-figures';
import { defineTool } from '../tool';
import { idOrSlug, release } from './arguments';
import { fileOf, type Growing, moreThanNamed } from './growing-links';
import { leftDirectory } from './left-offers';
import { namedRecord, naming } from './named-record';

const KINDS = ['offer', 'provider', 'platform', 'fund'] as const;

const input = z.strictObject({ kind: z.enum(KINDS), id: idOrSlug.describe('Id or slug'), release });

const output = z.strictObject({
  ...envelope,
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  figures: z.record(z.string(), figure),
  texts: z.record(z.string(), z.string()),
  links: z.record(z.string(), z.array(namedRecord)),
  counts: z.record(z.string(), z.number()).optional(),
  more: z.string().optional(),
});

interface Found {
  row: {
    id: string;
    name: string;
    slug?: string | null;
    sources: readonly Source[];
    corrections: OwnCorrection[];
  };
  columns: typeof OFFER_COLUMNS | typeof PROVIDER_COLUMNS | typeof PLATFORM_COLUMNS | typeof FUND_COLUMNS;
  path: string;
  links: Record<string, (z.infer<typeof namedRecord> | null | undefined)[]>;
  growing?: Record<string, Growing>;
  /** What the answer has to say of the record beside what every answer says. */
  note?: string | null;
}

/** Named of the offers of a platform, which are those of a search: as many as of a provider or a fund. */
const NAMED = '25';

/** Each kind of record, read from the API with what it links to. */
const FIND: Record<(typeof KINDS)[number], (pinned: Pinned, idOrSlug: string) => Promise<Found>> = {
  async offer(pinned, id) {
    const { client, pin } = pinned;
    const row = await read(client.api.offers[':idOrSlug'].$get({ param: { idOrSlug: id }, query: pin }));
    const name = naming(pinned);
    return {
      row,
      columns: OFFER_COLUMNS,
      path: paths.offer(row),
      note: leftDirectory([row]),
      links: {
        provider: [row.provider && name.provider(row.provider)],
        platform: [row.platform && name.platform(row.platform)],
        fund: [row.fund && name.fund(row.fund)],
        asset_class: [row.asset_class && name.assetClass(row.asset_class)],
        tags: row.tags.map(name.tag),
      },
    };
  },
  async provider(pinned, id) {
    const { client, pin } = pinned;
    const row = await read(
      client.api.providers[':idOrSlug'].page.$get({ param: { idOrSlug: id }, query: pin }),
    );
    const name = naming(pinned);
    const path = paths.provider(row);
    return {
      row,
      path,
      columns: PROVIDER_COLUMNS,
      links: {},
      growing: {
        offers: {
          named: row.offers.map(name.offer),
          count: row.offer_count,
          all: `search_offers with provider ["${row.slug ?? row.id}"]`,
        },
        funds: { named: row.funds.map(name.fund), count: row.fund_count, all: fileOf(pinned, path) },
      },
    };
  },
  async platform(pinned, id) {
    const { client, pin } = pinned;
    const row = await read(client.api.platforms[':id'].$get({ param: { id }, query: pin }));
    const { data, total } = await read(
      client.api.search.$get({
        query: { platform: addressOf(row), open_first: 'true', limit: NAMED, ...pin },
      }),
    );
    return {
      row,
      path: paths.platform(row),
      columns: PLATFORM_COLUMNS,
      links: {},
      growing: {
        offers: {
          named: data.map(naming(pinned).offer),
          count: total,
          all: `search_offers with platform "${row.id}"`,
        },
      },
    };
  },
  async fund(pinned, id) {
    const { client, pin } = pinned;
    const row = await read(client.api.funds[':idOrSlug'].page.$get({ param: { idOrSlug: id }, query: pin }));
    const name = naming(pinned);
    const path = paths.fund(row);
    return {
      row: { ...row, fund_type: row.fund_type?.name ?? null },
      path,
      columns: FUND_COLUMNS,
      links: {
        provider: [row.provider && name.provider(row.provider)],
        asset_class: [row.asset_class && name.assetClass(row.asset_class)],
      },
      growing: {
        offers: {
          named: row.offers.map(name.offer),
          count: row.offer_count,
          all: fileOf(pinned, path),
        },
      },
    };
  },
};

export const getRecord = defineTool({
  name: 'get_record',
  description: 'One record with figures, texts and links.',
  input,
  output,
  async answer(open, args) {
    const pinned = await open(args.release);
    const { row, columns, path, links, growing, note } = await FIND[args.kind](pinned, args.id);
    const others = Object.entries(growing ?? {});
    const linked: Found['links'] = {
      ...links,
      ...Object.fromEntries(others.map(([kind, { named }]) => [kind, named])),
    };
    const more = moreThanNamed(growing ?? {});
    return enveloped(
      pinned,
      path,
      {
        kind: args.kind,
        id: row.id,
        name: row.name,
        figures: figuresOf(columns, {
          row: { ...row },
          entries: pinned.entries(row.sources),
          today: pinned.today,
        }),
        texts: { ...textsOf(columns, { ...row }), ...reportsOn(args.kind, row.corrections) },
        links: Object.fromEntries(
          Object.entries(linked).map(([kind, records]) => [kind, records.filter((one) => one != null)]),
        ),
        ...(growing && { counts: Object.fromEntries(others.map(([kind, { count }]) => [kind, count])) }),
        ...(more && { more }),
      },
      note,
    );
  },
});

/** What was reported as wrong in a record, in words; without a report, nothing. */
function reportsOn(kind: SourceKind, corrections: readonly OwnCorrection[]): { corrections?: string } {
  const said = corrections.map(({ field, reported_on, answered_on, outcome, was, now }) => {
    const changed = was !== null && now !== null ? `Was ${was}, now ${now}.` : 'Not changed.';
    const answer =
      answered_on === null ? 'Not answered yet.' : `Answered ${answered_on}. ${changed} ${outcome}`;
    return `${fieldLabel({ kind, field })}: reported as wrong on ${reported_on}. ${answer}`;
  });
  return said.length > 0 ? { corrections: said.join('\n') } : {};
}
