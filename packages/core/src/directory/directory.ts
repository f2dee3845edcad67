import * as z from 'zod';
import { rowSchema } from '../column/schema';
import { type SettingsOverride, settingsOverride } from '../settings/settings-schema';
import { whenUsed } from '../text/when-used';
import { TABLE_NAMES, TABLES, type TableName, type TableRow } from './tables';

/** The tables of a data folder after validation: typed, normalised, links known to hold. */
export type Directory = { [Name in TableName]: TableRow<Name>[] } & {
  /** What the folder's `settings.json` overrides; null without one. */
  settings: SettingsOverride | null;
};

/** The schema of a row of each table. */
export const rowSchemas = whenUsed(
  () =>
    Object.fromEntries(TABLE_NAMES.map((name) => [name, rowSchema(TABLES[name])])) as unknown as {
      [Name in TableName]: z.ZodType<TableRow<Name>>;
    },
);

/** A directory as it is stored with its release. */
export const directory = whenUsed(
  () =>
    z.strictObject({
      ...Object.fromEntries(TABLE_NAMES.map((name) => [name, z.array(rowSchemas()[name])])),
      settings: settingsOverride().nullable(),
    }) as unknown as z.ZodType<Directory>,
);
