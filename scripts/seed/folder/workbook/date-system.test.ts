import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, workbookBytes } from '../../../../tests/support/made-spreadsheet';

const CLOSES = '2026-12-20';

test.each(['"1"', '"true"', "'true'"])(
  'a workbook that counts days from 1904 is read so, written as %s',
  async (written) => {
    const archive = await JSZip.loadAsync(
      await workbookBytes((workbook) => {
        workbook.properties.date1904 = true;
        addOffers(workbook, { closes_on: { value: new Date(`${CLOSES}T00:00:00Z`), format: 'yyyy-mm-dd' } });
      }),
    );
    const text = (await archive.file('xl/workbook.xml')?.async('string')) ?? '';
    expect(text).toContain('date1904="1"');
    archive.file('xl/workbook.xml', text.replace('date1904="1"', `date1904=${written}`));
    const { directory } = await checkFiles({
      'tussock.xlsx': await archive.generateAsync({ type: 'uint8array' }),
    });
    expect(directory?.offers).toMatchObject([{ closes_on: CLOSES }]);
  },
);
