import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';
import { allPages } from '../../lib/queries/all-pages';

/** Every active question with its answer, in their order. */
export const faqsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'faqs'],
    queryFn: () => allPages((page) => read(client.api.faqs.$get({ query: { ...pin(release), ...page } }))),
  });
