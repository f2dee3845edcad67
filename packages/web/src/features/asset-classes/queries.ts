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

/** An asset class by slug with its funds. A class of the footer is found even where the data does not have it. */
export const assetClassQuery = ({ client, release }: Api, slug: string) =>
  queryOptions({
    queryKey: [release, 'asset-class', slug],
    queryFn: async (): Promise<{ asset_class: ShownClass; funds: FundRow[] }> => {
      const found = await read(
        client.api['asset-classes'][':slug'].$get({ param: { slug }, query: pin(release) }),
      ).then(described, (error: { status?: number }) => {
        const known = error.status === 404 ? footerClass(slug) : null;
        if (!known) throw error;
        return known;
      });
      const asset_class_id = found.id;
      if (asset_class_id === null) return { asset_class: found, funds: [] };
      const funds = await allPages((page) =>
        read(client.api.funds.$get({ query: { ...pageOf(release, page), asset_class_id } })),
      );
      return { asset_class: found, funds: funds.map(toFundRow) };
    },
  });

/** The number of offers of each class, with the ranges that they state. */
export const classFiguresQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'class-figures'],
    queryFn: () => read(client.api['asset-class-figures'].$get({ query: pin(release) })),
  });
