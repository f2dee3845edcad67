import type * as z from 'zod';
import { rowSchema } from '../column/schema';
import { PERSON_COLUMNS } from './columns';

/** A row of `key_people`: someone named by a provider. */
export const person = rowSchema(PERSON_COLUMNS);
export type Person = z.infer<typeof person>;
