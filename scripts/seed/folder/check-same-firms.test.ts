import { expect, test } from 'vitest';
import { checkFiles, lineOf } from '../../../tests/support/made-spreadsheet';

const firm = (name: string, at: number) => ({ id: `1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4be${at}`, name });
const check = (...names: string[]) => checkFiles({ 'providers.json': JSON.stringify(names.map(firm)) });

test.each([['Kōwhai Capital'], ['KOWHAI CAPITAL'], ['Kowhai  Capital']])(
  'a firm that is entered again as %s is warned of',
  async (again) => {
    const { directory, problems } = await check('Kowhai Capital', 'Rata Capital', again);
    expect(directory?.providers).toHaveLength(3);
    expect(problems.map(lineOf)).toEqual([
      'warning providers.json name: is the name of another row too, “Kowhai Capital”. If they are one firm, keep one row and change the links to the other',
    ]);
  },
);

test('firms of similar names are two', async () => {
  expect((await check('Kowhai Capital', 'Kowhai Capital 2', 'Kowhai Kapital')).problems).toEqual([]);
});
