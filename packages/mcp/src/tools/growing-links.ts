import { wholeNumber } from '@tussock/core/text/decimal';
import type * as z from 'zod';
import type { Pinned } from '../directory';
import type { namedRecord } from './named-record';

/** Records that another can have any number of: as many as its page shows are named. */
export interface Growing {
  named: z.infer<typeof namedRecord>[];
  count: number;
  /** Where all of them are. */
  all: string;
}

/** The file behind the page of a record: what the API answers of it, whole. */
export const fileOf = ({ url }: Pick<Pinned, 'url'>, path: string) => `${url(path)}.json`;

/** Says how many are not named, and where they are; null where all are named. */
export function moreThanNamed(growing: Readonly<Record<string, Growing>>): string | null {
  const sentences = Object.entries(growing)
    .filter(([, { named, count }]) => count > named.length)
    .map(([kind, { named, count, all }]) => {
      const order = kind === 'offers' ? ', those that take money now first' : '';
      return `${named.length} of ${wholeNumber(count)} ${kind} are named here${order}. All of them: ${all}.`;
    });
  return sentences.length > 0 ? sentences.join(' ') : null;
}
