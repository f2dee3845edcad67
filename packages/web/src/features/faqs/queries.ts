import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { allPages } from '../../app/all-pages';
import type { Api } from '../../app/api-context';
import { pin } from '../../app/pin';

/** Every active question with its answer, in their order. */
export const faqsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'faqs'],
    queryFn: () => allPages((page) => read(client.api.faqs.$get({ query: { ...pin(release), ...page } }))),
  });
