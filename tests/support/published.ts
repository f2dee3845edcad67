import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import type { DirectoryTable } from '@tussock/store/client';
import { type Publication, type PublishOptions, publishRelease } from '@tussock/store/publish';

export const publicationOf = (
  tables: Directory,
  textIndex: Uint8Array = Buffer.from('{"index":true}'),
): Publication => ({
  tables,
  content: assemble(tables),
  textIndex,
});

export const publish = (table: DirectoryTable, tables: Directory, options?: PublishOptions) =>
  publishRelease(table, publicationOf(tables), options);
