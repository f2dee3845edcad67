import { findForbiddenCopy } from '@tussock/core/directory/copy/copy-check';
import { PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import { describe, expect, it } from 'vitest';
import { type Judged, risksOf } from './risks';

const offer: Judged = {
  name: 'Rātā Ridge',
  status: 'Open',
  is_exclusive: false,
  instrument: null,
  asset_class: { id: '1', slug: 'forestry', name: 'Forestry' },
  security_type: 'units',
  security_rank: null,
  tax_structure: null,
  liquidity: 'illiquid',
  is_open_ended: null,
  is_secondary_market: false,
  investment_currency: 'NZD',
  exit_windows: null,
  exit_notice_days: null,
  platform: null,
};
const CLASSES = PORTFOLIO_CLASSES.map(({ slug }) => slug);
const titles = (of: Judged) => risksOf(of).map(({ title }) => title);

/** Every combination of the values of each field. */
const combined = (fields: { [Name in keyof Judged]?: readonly Judged[Name][] }): Judged[] =>
  Object.entries(fields).reduce<Judged[]>(
    (offers, [name, values]) =>
      offers.flatMap((each) => (values as readonly unknown[]).map((value) => ({ ...each, [name]: value }))),
    [offer],
  );

/** Texts about the security and those about leaving depend on different fields, but for these two. */
const BOTH = {
  security_type: ['debt', 'equity', 'units', null],
  is_secondary_market: [true, false],
} as const;
const ALL = [
  ...combined({
    ...BOTH,
    instrument: [null, 'Convertible note', 'Convertible preference shares', 'Ordinary shares'],
    security_rank: ['first', 'second', 'mezzanine', 'unsecured', null],
    tax_structure: ['company', 'limited-partnership', 'flow-through', 'pie', null],
  }),
  ...combined({
    ...BOTH,
    liquidity: ['liquid', 'quarterly-redemption', 'illiquid', null],
    is_open_ended: [true, false, null],
    exit_windows: [null, ['June']],
    exit_notice_days: [null, 1, 90],
    is_exclusive: [true, false],
    platform: [null, { has_secondary_market: true }, { has_secondary_market: false }],
  }),
].map((each) => ({ each, risks: risksOf(each) }));

/** What the words of a text deny or claim, and the offers of which that is not true. */
const CONTRADICTIONS: readonly [words: RegExp, isUntrue: (of: Judged) => boolean][] = [
  [
    /no share in a gain|the most you can earn/,
    (of) => /convertible/i.test(of.instrument ?? '') && isDebt(of),
  ],
  [
    /know of no market/,
    (of) => of.is_secondary_market || of.platform?.has_secondary_market === true || hasWindows(of),
  ],
  [/until it ends/, (of) => of.is_open_ended === true || hasWindows(of) || of.liquidity === 'liquid'],
  [/no date on which/, (of) => of.is_open_ended !== true || hasWindows(of)],
  [
    /at short notice/,
    (of) => of.liquidity !== 'liquid' || (of.exit_notice_days ?? 0) > 14 || of.is_exclusive,
  ],
  [/cannot ask for your money back/, (of) => of.liquidity === 'liquid' || hasWindows(of)],
  [/on certain dates/, (of) => !hasWindows(of)],
  [
    /has not stated how or when/,
    (of) => of.liquidity !== null || of.exit_notice_days !== null || hasWindows(of) || of.is_exclusive,
  ],
  [/among the locked terms/, (of) => of.liquidity !== null || !of.is_exclusive],
  [/platform has a secondary market/, (of) => of.platform?.has_secondary_market !== true],
  [/You buy /, (of) => !of.is_secondary_market],
  [/into the business/, (of) => of.security_type !== 'equity'],
  [/ranks first/, (of) => of.security_rank !== 'first' || !isDebt(of)],
  [/no security: you rank/, (of) => of.security_rank !== 'unsecured'],
  [
    /rank ahead are paid first|prior charge/,
    (of) => of.security_rank === 'first' || of.security_rank === 'unsecured',
  ],
  [/directors|New shares/, (of) => of.tax_structure !== 'company'],
  [/general partner/, (of) => !['limited-partnership', 'flow-through'].includes(of.tax_structure ?? '')],
  [/Preference shares/, (of) => !/preference/i.test(of.instrument ?? '')],
  [/You are owed money/, (of) => of.security_type === 'units' || isPreferenceEquity(of)],
  [/Owners are paid last/, (of) => of.security_type !== 'equity' || isPreferenceEquity(of)],
  [/You hold units/, (of) => of.security_type !== 'units'],
];
const isDebt = (of: Judged) => of.security_type === 'debt';
const isPreferenceEquity = (of: Judged) =>
  of.security_type === 'equity' && /preference/i.test(of.instrument ?? '');
const hasWindows = (of: Judged) =>
  of.liquidity !== 'liquid' && (of.liquidity === 'quarterly-redemption' || of.exit_windows !== null);

describe('risks of an offer', () => {
  it('are those of its class, its security and the way out, and what holds for every offer', () => {
    expect(titles(offer)).toEqual(['Forestry', 'As a unit holder', 'Getting out', 'A wholesale offer']);
    expect(titles({ ...offer, is_secondary_market: true, investment_currency: 'USD' })).toEqual([
      'Forestry',
      'As a unit holder',
      'Getting out',
      'Buying from a holder',
      'In USD',
      'A wholesale offer',
    ]);
  });

  it('say what is not known where the data is silent', () => {
    const silent = { ...offer, asset_class: null, security_type: null, liquidity: null };
    expect(titles(silent)).toEqual(['This investment', 'Getting out', 'A wholesale offer']);
    expect(risksOf(silent)[1]?.text).toContain('has not stated');
  });

  it('of a class that no text is about depend on what the money is used for, whatever its slug', () => {
    for (const slug of ['whisky', 'constructor'])
      expect(risksOf({ ...offer, asset_class: { id: '2', slug, name: 'Other' } })[0]?.text).toContain(
        'used for',
      );
  });

  it('know a convertible note by its name or its instrument, and do not call its rate the most it can earn', () => {
    const note = { ...offer, security_type: 'debt' } as const;
    for (const named of [
      { name: 'Rātā Orbital convertible note' },
      { instrument: 'Unsecured convertible notes' },
    ])
      expect(risksOf({ ...note, ...named })[1]?.text).toContain('turns into shares');
    expect(risksOf(note)[1]?.text).toContain('the most you can earn');
  });

  it.each(['Non-convertible notes', 'Unsecured notes, not convertible'])(
    'do not say of %s that they turn into shares',
    (instrument) => {
      const note = { ...offer, security_type: 'debt', instrument } as const;
      expect(risksOf(note)[1]?.text).toContain('the most you can earn');
    },
  );

  it.each(CONTRADICTIONS)('say %s of no offer of which it is untrue, and of some', (words, isUntrue) => {
    const said = ALL.filter(({ risks }) => risks.some(({ text }) => words.test(text)));
    expect(said.filter(({ each }) => isUntrue(each)).slice(0, 2)).toEqual([]);
    if (!words.source.includes('no share')) expect(said.length).toBeGreaterThan(0);
  });

  it('have one text for each kind of risk, whatever is combined', () => {
    const wrong = ALL.filter(({ each, risks }) => {
      const found = risks.map(({ title }) => title);
      const holder = found.filter((title) => title.startsWith('As ')).length;
      const exits = found.filter((title) => title === 'Getting out').length;
      return (
        new Set(found).size < found.length || exits !== 1 || (each.security_type !== null && holder !== 1)
      );
    });
    expect(wrong.slice(0, 2)).toEqual([]);
  });

  it('have a text of their own for each class, and none that a fair-dealing lawyer would stop', () => {
    const classes = CLASSES.map((slug) => risksOf({ ...offer, asset_class: { id: slug, slug, name: slug } }));
    expect(new Set(classes.map(([first]) => first?.text)).size).toBe(CLASSES.length);
    const texts = new Set([...classes.flat(), ...ALL.flatMap(({ risks }) => risks)].map(({ text }) => text));
    expect([...texts].flatMap(findForbiddenCopy)).toEqual([]);
  });
});

it('of an offer that ended say nothing of getting out', () => {
  expect(titles(offer)).toContain('Getting out');
  for (const status of ['Closed', 'Withdrawn', 'Failed'])
    expect(titles({ ...offer, status })).toEqual(titles(offer).filter((title) => title !== 'Getting out'));
});
