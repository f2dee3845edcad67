import type { RecordChange } from './changelog';

/** The parameters by which addresses ask for the changes of one record, or of one setting of law, each with its kind in the log. */
export const CHANGED_RECORDS = {
  offer: 'offer',
  fund: 'fund',
  provider: 'provider',
  platform: 'platform',
  blog_post: 'blog-post',
  setting: 'setting',
} as const satisfies Record<string, RecordChange['kind']>;

/** A record whose changes are asked for, as an address names it: by its id or slug, or a setting by its name. */
export interface ChangedRecord {
  parameter: keyof typeof CHANGED_RECORDS;
  record: string;
}
