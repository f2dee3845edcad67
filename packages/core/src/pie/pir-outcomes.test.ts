import { describe, expect, it } from 'vitest';
import { emptyTexts } from '../text/empty-texts.fixture';
import { NOTIFIED_FOREIGN_INVESTOR_RATES } from './non-resident-rates';
import { PIE_NOTES, PIR_INVESTORS, PIR_OUTCOMES, type PirInvestor } from './pir-outcomes';
import { FAIR_DIVIDEND_RATE, HIGHEST_PIR, PIR_TABLES } from './rates';

type NotifiedRates = (typeof NOTIFIED_FOREIGN_INVESTOR_RATES)[number];
type Rates = [rate: number | null, isFinal: boolean][];
/** By hand, from Inland Revenue's "Using prescribed investor rates" and the Income Tax Act 2007, HM 57. */
const RATES: Record<PirInvestor, Rates> = {
  'resident-individual': [
    [10.5, true],
    [17.5, true],
    [28, true],
  ],
  'resident-trust': [
    [28, true],
    [17.5, false],
    [0, false],
    [10.5, false],
  ],
  'resident-company': [[0, false]],
  'charity-pie-or-proxy': [[0, false]],
  'non-resident': [
    [28, true],
    [0, true],
    [null, true],
  ],
  'transitional-resident': [[0, true]],
  'no-pir-given': [[28, false]],
};
const CITATIONS = [
  ...PIR_INVESTORS.map((investor) => PIR_OUTCOMES[investor].citation),
  ...PIE_NOTES.map(({ citation }) => citation),
];

describe('the rates that an investor in a PIE can use', () => {
  it('are there for every kind of investor, each with whether the tax is final', () => {
    expect([...PIR_INVESTORS]).toEqual(Object.keys(RATES));
    for (const investor of PIR_INVESTORS)
      expect(
        PIR_OUTCOMES[investor].choices.map(({ rate, is_final }) => [rate, is_final]),
        investor,
      ).toEqual(RATES[investor]);
  });

  it('are those of the dated rates, in words too', () => {
    const pirs = PIR_TABLES.at(-1)?.value.map(({ pir }) => pir) ?? [];
    expect(RATES['resident-individual'].map(([rate]) => rate)).toEqual([...pirs, HIGHEST_PIR.at(-1)?.value]);
    const taxed = [0, ...pirs, HIGHEST_PIR.at(-1)?.value];
    for (const [rate] of RATES['resident-trust']) expect(taxed).toContain(rate);
    const { zero_rate, variable } = (NOTIFIED_FOREIGN_INVESTOR_RATES.at(-1) as NotifiedRates).value;
    const { nz_interest, unimputed_dividends: dividends, other_nz } = variable;
    expect(RATES['non-resident'][1]?.[0]).toBe(zero_rate);
    expect(PIR_OUTCOMES['non-resident'].choices[2]?.explanation).toContain(
      `interest ${nz_interest}%, unimputed dividends ${dividends.treaty}% or ${dividends.no_treaty}%, other New Zealand income ${other_nz}%.`,
    );
    expect(PIE_NOTES[1]?.text).toContain(`fair dividend rate ${FAIR_DIVIDEND_RATE.at(-1)?.value}% of`);
  });

  it('leave it to the page to say which tax is final, and name no PIE before those that it excepts', () => {
    const words = PIR_INVESTORS.flatMap((investor) =>
      PIR_OUTCOMES[investor].choices.map(({ explanation }) => explanation),
    );
    expect(words.filter((text) => /\bfinal\b/.test(text))).toEqual([]);
    expect(words.filter((text) => /\bother PIE\b/.test(text))).toEqual([]);
  });

  it('are explained in words, and leave out nothing that the model does', () => {
    expect(emptyTexts(PIR_OUTCOMES)).toEqual([]);
    expect(emptyTexts(PIE_NOTES)).toEqual([]);
    expect(PIE_NOTES.map(({ text }) => text.split(' ').slice(0, 2).join(' '))).toEqual([
      'Some gains',
      'Shares abroad',
    ]);
  });

  it('name their source, its page where it has one, and the day on which it was read', () => {
    const sources = CITATIONS.map(({ source }) => source);
    for (const source of sources)
      expect(source).toMatch(/^(Inland Revenue[,;] .+|Income Tax Act 2007, HM 57)/);
    const addresses = CITATIONS.flatMap(({ source_address }) => source_address ?? []);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/www\.ird\.govt\.nz\//);
    expect(
      addresses.filter((address) => address.endsWith('portfolio-investment-entities-for-non-residents')),
    ).toHaveLength(1);
    expect(CITATIONS.length - addresses.length).toBe(2);
    expect(new Set(CITATIONS.map(({ checked_on }) => checked_on))).toEqual(new Set(['2026-05-31']));
    expect(CITATIONS.map(({ confidence }) => confidence).join('')).toBe('HHHHHHHHM');
  });
});
