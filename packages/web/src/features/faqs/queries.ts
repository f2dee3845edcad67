import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { allPages } from '@tussock/core/answers/all-pages';
import { type Api, pageOf } from '../../lib/api';

/** Every active question with its answer, in their order. */
export const faqsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'faqs'],
    queryFn: () => allPages((page) => read(client.api.faqs.$get({ query: pageOf(release, page) }))),
  });
