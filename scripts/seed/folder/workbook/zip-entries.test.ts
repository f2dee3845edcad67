import { beforeAll, expect, test } from 'vitest';
import { addOffers, checkFiles, workbookBytes } from '../../../../tests/support/made-spreadsheet';
import { unpackedSize, unpacksAsStated } from './zip-entries';

let whole: Buffer;
beforeAll(async () => {
  whole = Buffer.from(await workbookBytes((workbook) => void addOffers(workbook)));
});

/** Where the list of files states the size of its first file. */
const firstSize = (zip: Buffer) => zip.readUInt32LE(zip.length - 6) + 24;

async function refusal(content: Buffer): Promise<string | undefined> {
  const { problems } = await checkFiles({ 'offers.xlsx': content });
  return problems.find(({ severity }) => severity === 'error')?.reason;
}

test('a workbook as a spreadsheet saves it unpacks to what it states', async () => {
  expect(await unpacksAsStated(whole)).toBe(true);
  expect(unpackedSize(whole)).toBeGreaterThan(whole.length);
});

test('one that unpacks to more than it states is not unpacked any further', async () => {
  const zip = Buffer.from(whole);
  zip.writeUInt32LE(zip.readUInt32LE(firstSize(zip)) - 1, firstSize(zip));
  expect(await unpacksAsStated(zip)).toBe(false);
  expect(await refusal(zip)).toBe('unpacks to more than can be read. Save each table as CSV UTF-8');
});

test('one that states more than can be read is not unpacked at all', async () => {
  const zip = Buffer.from(whole);
  zip.writeUInt32LE(0xffff_fff0, firstSize(zip));
  expect(await refusal(zip)).toBe('unpacks to more than can be read. Save each table as CSV UTF-8');
});

test('a second list of files, which the library would take for the true one, is no list', async () => {
  const end = whole.length - 22;
  const zip = Buffer.concat([whole.subarray(0, end), Buffer.alloc(4), whole.subarray(end)]);
  expect(unpackedSize(zip)).toBeNull();
  expect(await refusal(zip)).toBe('is not a workbook, or not a whole one. Save it again as .xlsx');
});
