import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_NAMES } from '@tussock/core/directory/tables';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { anyCharacter } from '../../../tests/support/any-character';
import { reportText } from '../report/report';
import { checkFolder } from './check-folder';

const folder = mkdtempSync(join(tmpdir(), 'tussock-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const column = fc.constantFrom('id', 'slug', 'name', 'documents', 'created_at', '__proto__', 'constructor');
const row = fc.dictionary(column, fc.jsonValue());
const content = fc.oneof(
  fc.json(),
  fc.array(fc.oneof(row, fc.jsonValue())).map((rows) => JSON.stringify(rows)),
  fc
    .array(fc.array(fc.oneof(column, fc.string())))
    .map((rows) => rows.map((each) => each.join(',')).join('\n')),
  fc.string({ unit: anyCharacter }),
  fc.uint8Array(),
);

test('no file, whatever is in it, throws or breaks the report', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TABLE_NAMES),
      fc.constantFrom('json', 'csv'),
      content,
      content,
      async (table, ext, text, settings) => {
        const files = { [`${table}.${ext}`]: text, 'settings.json': settings };
        for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
        const { directory, problems } = await checkFolder(folder);
        expect(directory === null).toBe(problems.some(({ severity }) => severity === 'error'));
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach a terminal
        expect(reportText(problems, folder)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
        for (const file of Object.keys(files)) rmSync(join(folder, file));
      },
    ),
    { numRuns: 400 },
  );
});

test.each([
  ['cannot be read', 'tags.csv', '"id,slug,name'],
  ['is not named as a table', 'tag.json', '[]'],
])(
  'a table that is in a file which %s is one error, and not one more for each link into it',
  async (_, file, text) => {
    const files = { [file]: text, 'offer_tags.json': '[{"offer_id":"a","tag_id":"b"}]' };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const { directory, problems } = await checkFolder(folder);
    expect(directory).toBeNull();
    expect(
      problems
        .filter(({ field }) => field === 'tag_id' || field === null)
        .map(({ severity, file }) => [severity, file]),
    ).toEqual([['error', file]]);
    for (const name of Object.keys(files)) rmSync(join(folder, name));
  },
);
