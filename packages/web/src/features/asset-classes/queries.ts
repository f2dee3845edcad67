import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { allPages } from '@tussock/core/answers/all-pages';
import { FOOTER_CLASSES } from '@tussock/core/asset-class/footer-classes';
import { compareNames } from '@tussock/core/text/fold';
import { type Api, pageOf, pin } from '../../lib/api';
import { type FundRow, toFundRow } from '../../ui/firm/fund-row';
import { described, footerClass, type ListedClass, listed, type ShownClass } from './footer-classes';

const allClasses = ({ client, release }: Api) =>
  allPages((page) => read(client.api['asset-classes'].$get({ query: pageOf(release, page) })));

/** Every asset class by name, always including those of the footer, with the beginning of its text. */
export const assetClassesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.release, 'asset-classes'],
    queryFn: async (): Promise<ListedClass[]> => {
      const classes = await allClasses(api);
      const missing = FOOTER_CLASSES.filter((slug) => !classes.some((each) => each.slug === slug));
      return [...classes.map(described), ...missing.flatMap((slug) => footerClass(slug) ?? [])]
        .map(listed)
        .sort((a, b) => compareNames(a.name, b.name));
    },
  });

/** The classes with questions to ask, by name. */
export const classQuestionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.release, 'class-questions'],
    queryFn: async (): Promise<ClassQuestions[]> =>
      (await allClasses(api))
        .flatMap(({ slug, name, questions }) => (questions ? [{ slug, name, questions }] : []))
        .sort((a, b) => compareNames(a.name, b.name)),
  });

export interface ClassQuestions {
  slug: string;
  name: string;
  /** Markdown */
  questions: string;
}

/** Funds that the page of a class has; /funds lists the others. */
const FUNDS_SHOWN = 25;

export interface FundsOfClass {
  /** The first by name. */
  rows: FundRow[];
  count: number;
}

const NO_FUNDS: FundsOfClass = { rows: [], count: 0 };

async function fundsOf({ client, release }: Api, { id, slug }: ShownClass): Promise<FundsOfClass> {
  if (id === null) return NO_FUNDS;
  const query = { ...pageOf(release, { limit: FUNDS_SHOWN }), asset_class_id: id };
  const { data, next_cursor } = await read(client.api.funds.$get({ query }));
  const rows = data.map(toFundRow);
  if (next_cursor === null) return { rows, count: rows.length };
  const counted = client.api.firms.funds.$get({ query: { ...pin(release), asset_class: slug, limit: '1' } });
  return { rows, count: (await read(counted)).total };
}

/** An asset class by slug with its first funds. A class of the footer is found even where the data does not have it. */
export const assetClassQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: [api.release, 'asset-class', slug],
    queryFn: async (): Promise<{ asset_class: ShownClass; funds: FundsOfClass }> => {
      const found = await read(
        api.client.api['asset-classes'][':slug'].$get({ param: { slug }, query: pin(api.release) }),
      ).then(described, (error: { status?: number }) => {
        const known = error.status === 404 ? footerClass(slug) : null;
        if (!known) throw error;
        return known;
      });
      return { asset_class: found, funds: await fundsOf(api, found) };
    },
  });

/** The number of offers of each class, with the ranges that they state. */
export const classFiguresQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'class-figures'],
    queryFn: () => read(client.api['asset-class-figures'].$get({ query: pin(release) })),
  });
