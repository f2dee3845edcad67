import * as z from 'zod';
import { key, name, slug } from '../column/field';

/** A record that an entry is about. */
export const about = z.strictObject({ id: key, slug: slug.nullable(), name });
