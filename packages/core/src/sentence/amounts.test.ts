import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRange } from './range';
import { sentenceReader } from './sentence';
import { OPTIONS } from './sentence.fixture';
import { tokensOf } from './token';

const read = sentenceReader({ options: OPTIONS, namesFrom: () => [], isKnown: () => true });
const amountOf = (text: string) => {
  const tokens = tokensOf(`under ${text}`);
  const range = readRange(tokens, 0);
  return range && { ...range.bounds, unread: tokens.length - range.end };
};

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowThousand = (n: number): string[] => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  const ones = rest % 10 === 0 ? '' : `-${SMALL[rest % 10]}`;
  const below = rest < 20 ? SMALL[rest] : `${TENS[Math.floor(rest / 10) - 2]}${ones}`;
  return [
    ...(hundreds > 0 ? [`${SMALL[hundreds]} hundred`] : []),
    ...(rest > 0 ? [hundreds > 0 ? `and ${below}` : `${below}`] : []),
  ];
};

/** "two hundred and fifty thousand", "one million and five" */
function inWords(n: number): string {
  const words: string[] = [];
  for (const [scale, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ] as const) {
    const count = Math.floor(n / scale) % 1_000;
    if (count > 0) words.push(...belowThousand(count), name);
  }
  const rest = n % 1_000;
  const and = rest > 0 && (rest < 100 || words.at(-1) !== 'thousand') ? ['and'] : [];
  return [...words, ...and, ...belowThousand(rest)].join(' ');
}

const grouped = (n: number, mark: string) => String(n).replace(/\B(?=(\d{3})+$)/g, mark);
const SPACES = [' ', '\u00A0', '\u2007', '\u2009', '\u202F'];

const anyAmount = fc.oneof(
  fc.integer({ min: 1_000, max: 5_000_000_000 }),
  fc.integer({ min: 1, max: 5_000_000 }).map((thousands) => thousands * 1_000),
  fc.integer({ min: 1, max: 5_000 }).map((millions) => millions * 1_000_000),
);

/** The ways of writing an amount that are read. */
const FORMS: Record<string, (n: number) => string> = {
  digits: (n) => `$${n}`,
  commas: (n) => `$${grouped(n, ',')}`,
  cents: (n) => `$${grouped(n, ',')}.00`,
  NZ$: (n) => `NZ$${grouped(n, ',')}`,
  NZD: (n) => `NZD ${grouped(n, ',')}`,
  dollars: (n) => `${grouped(n, ',')} dollars`,
  thousands: (n) => `$${n / 1e3}k`,
  millions: (n) => `$${n / 1e6}m`,
  'millions in a word': (n) => `${n / 1e6} million`,
  'less than one without a nought': (n) => `$${String(n / 1e6).replace(/^0\./, '.')}m`,
  billions: (n) => `$${(n / 1e9).toFixed(9)}bn`,
  'billions by letter': (n) => `$${(n / 1e9).toFixed(9)}B`,
  'billions in a word': (n) => `${(n / 1e9).toFixed(9)} billion`,
  words: inWords,
  'words without hyphens': (n) => inWords(n).replaceAll('-', ' '),
  'words of dollars': (n) => `${inWords(n)} dollars`,
  ...Object.fromEntries(SPACES.map((space, i) => [`space ${i}`, (n: number) => `$${grouped(n, space)}`])),
};

it.each(Object.entries(FORMS))('reads any amount in the form of %s as itself', (_, written) => {
  fc.assert(
    fc.property(anyAmount, (n) => {
      expect(amountOf(written(n))).toEqual({ below: n, unread: 0 });
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['half a million', 500_000],
  ['half of a million', 500_000],
  ['half a billion', 500_000_000],
  ['a quarter of a million', 250_000],
  ['quarter of a million', 250_000],
  ['a quarter million', 250_000],
  ['one and a half million', 1_500_000],
  ['2 and a half million dollars', 2_500_000],
  ['a million and a half', 1_500_000],
  ['one million two hundred thousand', 1_200_000],
  ['1 million 250 thousand', 1_250_000],
  ['a hundred and twenty thousand', 120_000],
  ['fifteen hundred dollars', 1_500],
  ['two thousand five hundred', 2_500],
])('reads “%s”', (text, value) => {
  expect(amountOf(text)).toEqual({ below: value, unread: 0 });
});

it('reads two amounts that follow each other as two', () => {
  const filters = (text: string) => read(text).parts.map(({ facet, options }) => [facet, options[0]?.value]);
  for (const text of [
    'under 50k 24 months or less',
    'under fifty thousand, two years or less',
    'under fifty thousand 24 months or less',
    'under fifty thousand two years or less',
  ])
    expect([text, filters(text)]).toEqual([
      text,
      [
        ['min_investment', 'under-50k'],
        ['term', 'short-term'],
      ],
    ]);
  expect(readRange(tokensOf('between one hundred and fifty and two hundred thousand'), 0)?.bounds).toEqual({
    from: 150_000,
    to: 200_000,
  });
  expect(readRange(tokensOf('between two hundred and fifty thousand and half a million'), 0)?.bounds).toEqual(
    {
      from: 250_000,
      to: 500_000,
    },
  );
  expect(readRange(tokensOf('250 000 to 1 000 000'), 0)?.bounds).toEqual({ from: 250_000, to: 1_000_000 });
});

/** Ways of writing that may mean another amount than a part of them says. */
const UNKNOWN: Record<string, (n: number) => string> = {
  points: (n) => `$${grouped(n, '.')}.000`,
  apostrophes: (n) => `$${grouped(n, '’')}`,
  'groups of two': (n) => `$${String(n).replace(/\B(?=(\d{2})+\d$)/g, ',')}0`,
  'a group that is too short': (n) => `$${grouped(n, ',')},00`,
  'a spaced group that is too short': (n) => `$${grouped(n, ' ')} 00`,
  'a spaced group that is too long': (n) => `$${grouped(n, ' ')}0`,
  'two kinds of groups': (n) => `$1,${grouped(n, ' ')}`,
  'a comma as the point': (n) => `$${Math.floor(n / 1e6)},5 million`,
  'a larger scale': (n) => `$${n} trillion`,
  'a larger scale in words': (n) => `${inWords(n)} trillion`,
  'a scale of elsewhere': (n) => `$${Math.floor(n / 1e5)} lakh`,
  'a scale of hundreds': (n) => `${Math.floor(n / 1e3)} hundred thousand`,
  'a fraction': (n) => `$${Math.floor(n / 1e3)}/2 million`,
  'a half in a sign': (n) => `$${Math.floor(n / 1e3)}½ million`,
};

it('makes no filter of what follows an amount with commas out of place', () => {
  expect(read('$1,11 100 to $900k').parts).toEqual([]);
});

it.each(Object.entries(UNKNOWN))('makes no filter of an amount with %s', (_, written) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 5_000_000_000 }),
      fc.constantFrom('', 'under ', 'over ', 'at least ', 'minimum ', 'between $100k and ', '$5k to '),
      fc.constantFrom('', ' to $900k', ' and 800k'),
      (n, before, after) => {
        const text = before + written(n) + after;
        expect([text, read(text).parts]).toEqual([text, []]);
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  ...[
    '$1e6',
    '$1 millon',
    '½ a million',
    '1/2 a million',
    'a quarter to half a million',
    'two to three hundred thousand',
  ],
  ...['hundreds of thousands', 'tens of millions', 'a few hundred thousand', 'half a dozen million'],
  ...['one million five', 'one million two hundred', 'stage 2b', '$1', '$250', '$5mm', '$500 grand'],
  ...['5000m2', '100m²', '20,000 hectares', '2 million trees', '20.11.2026', '20/11/2026', '5 constructor'],
  ...['12,000 sqm', '15,000 square metres', '12,000 sq m', '10,000 cows', '500k sheep', '50,000 shares'],
  ...['15,000 stock units', '50,000 vines', '40,000 panels', '10k customers'],
])('makes no filter of “%s”', (text) => {
  for (const before of ['', 'under ', 'over ', 'property, ']) {
    const facets = read(before + text).parts.map(({ facet }) => facet);
    expect([before + text, facets]).toEqual([before + text, before === 'property, ' ? ['asset_class'] : []]);
  }
});
