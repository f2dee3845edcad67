import { PERSONAL_RATES } from '@tussock/core/pie/rates';
import { describe, expect, it } from 'vitest';
import { leftInStructures } from './three-structures';

const { rows, entries } = leftInStructures('2026-11-22');
const at = (rate: number) => rows.find((row) => row.rate === rate);

describe('$100 in three structures', () => {
  it('is taxed at 28%, at the own rate, and at 28% and then the own rate', () => {
    expect(at(39)).toEqual({ rate: 39, pie: 72, partnership: 61, company_keeps: 72, company_pays: 61 });
    expect(at(30)).toMatchObject({ pie: 72, partnership: 70, company_pays: 70 });
  });

  it('leaves the same through a company that pays out as through a partnership', () => {
    for (const row of rows) expect(row.company_pays).toBeCloseTo(row.partnership, 9);
  });

  it('shows every personal rate from that of companies up, with its sources', () => {
    const rates = PERSONAL_RATES[0]?.value.map(({ rate }) => rate) ?? [];
    expect(rows.map(({ rate }) => rate)).toEqual(rates.filter((rate) => rate >= 28));
    expect(entries).toHaveLength(3);
  });
});
