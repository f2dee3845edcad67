import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, workbookBytes } from '../../../../tests/support/made-spreadsheet';
import type { FolderOptions } from '../read-folder';
import { unpacksWithin } from './unpacks-within';

const MEGABYTE = 1_000_000;
/** Where the list of files has the size of a file once it is unpacked. */
const UNPACKED_SIZE = 24;

async function refusal(content: Buffer, options?: FolderOptions): Promise<string | undefined> {
  const { problems } = await checkFiles({ 'offers.xlsx': content }, options);
  return problems.find(({ severity }) => severity === 'error')?.reason;
}

test('the files of an archive count together, and just as many bytes are within', async () => {
  const files = new JSZip().file('a.xml', Buffer.alloc(3 * MEGABYTE)).file('b.xml', 'b');
  const archive = await JSZip.loadAsync(
    await files.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }),
  );
  expect(await unpacksWithin(archive, 3 * MEGABYTE + 1)).toBe(true);
  expect(await unpacksWithin(archive, 3 * MEGABYTE)).toBe(false);
});

test('one that unpacks to more than can be read is not unpacked any further', async () => {
  const zeros = new JSZip().file('a.xml', Buffer.alloc(20 * MEGABYTE));
  const archive = await JSZip.loadAsync(
    await zeros.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }),
  );
  const [file] = Object.values(archive.files);
  if (!file) throw new Error('no file');
  const stream = file.nodeStream.bind(file);
  let percent = 0;
  file.nodeStream = () =>
    stream('nodebuffer', (at) => {
      percent = at.percent;
    });
  expect(await unpacksWithin(archive, MEGABYTE)).toBe(false);
  expect(percent).toBeLessThan(100);
  expect(await unpacksWithin(archive, 20 * MEGABYTE)).toBe(true);
  expect(percent).toBe(100);
});

test.each([1, 0xffff_fff0])(
  'a workbook that states %d bytes for a file of more or less is refused',
  async (size) => {
    const zip = Buffer.from(await workbookBytes((workbook) => void addOffers(workbook)));
    zip.writeUInt32LE(size, zip.readUInt32LE(zip.length - 6) + UNPACKED_SIZE);
    expect(await refusal(zip)).toMatch(/^is not a workbook, or not a whole one/);
  },
);

test('a workbook of a few kilobytes that unpacks to more than can be read is refused', async () => {
  const archive = new JSZip().file('xl/workbook.xml', Buffer.alloc(11 * MEGABYTE));
  const content = await archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
  expect(await refusal(content, { largestFile: 1 })).toBe(
    'unpacks to more than can be read. Save each table as CSV UTF-8',
  );
});
