import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, GOOD_OFFER, workbookBytes } from '../../../../tests/support/made-spreadsheet';

test('a workbook with bytes of another file is read as it was, or refused', async () => {
  const whole = await workbookBytes((workbook) => void addOffers(workbook, { minimum_investment: 50_000 }));
  const { directory: undamaged } = await checkFiles({ 'offers.xlsx': whole });
  expect(undamaged?.offers).toMatchObject([{ id: GOOD_OFFER.id, minimum_investment: 50_000 }]);
  const at = fc.integer({ min: 0, max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(at, fc.nat(255)), { minLength: 1, maxLength: 4 }), async (changes) => {
      const damaged = whole.slice();
      for (const [place, byte] of changes) damaged[place] = byte;
      const { directory } = await checkFiles({ 'offers.xlsx': damaged });
      if (directory) expect(directory).toEqual(undamaged);
    }),
    { numRuns: 300 },
  );
});
