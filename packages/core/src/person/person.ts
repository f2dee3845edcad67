import * as z from 'zod';
import { key, name, shortText, uuid } from '../field';

/** A row of `key_people`: someone named by a provider. */
export const person = z.strictObject({
  id: key,
  provider_id: uuid,
  name,
  role: shortText.nullable(),
  bio: shortText.nullable(),
});
export type Person = z.infer<typeof person>;
