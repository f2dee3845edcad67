import { PIR_TABLES } from '@tussock/core/pie/rates';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TodayProvider } from '../../lib/today';
import { PirBands } from './rate-tables';

/** The first two tables, and one that is added ahead of its day. */
const FIRST = PIR_TABLES.slice(0, 2);
const TABLES = [...FIRST, ...FIRST.slice(1).map((table) => ({ ...table, in_force_from: '2028-04-01' }))];

/** Each table: its title and its first limit. */
const shownOn = (today: string) =>
  renderToStaticMarkup(
    <TodayProvider value={today}>
      <PirBands tables={TABLES} />
    </TodayProvider>,
  )
    .split('<figure>')
    .slice(1)
    .map((table) => [
      /<figcaption[^>]*>(.*?)<\/figcaption>/.exec(table)?.[1],
      /<th scope="row">(.*?)<\/th>/.exec(table)?.[1],
    ]);

const BEFORE = ['Rates used in tax years that began before 1 April 2025', 'NZ$14,000'];

it('names the years of each table of PIRs, also of one that two others followed', () => {
  expect(shownOn('2028-03-31')).toEqual([['Rates used in tax years from 1 April 2025', 'NZ$15,600'], BEFORE]);
  expect(shownOn('2028-04-01')).toEqual([
    ['Rates used in tax years from 1 April 2028', 'NZ$15,600'],
    ['Rates used in tax years that began from 1 April 2025 and before 1 April 2028', 'NZ$15,600'],
    BEFORE,
  ]);
});
