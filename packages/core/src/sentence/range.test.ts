import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBand } from '../list/band';
import { MINIMUM_BANDS } from '../offer/bands';
import { meant, read, unused } from './reading.fixture';

const notes = (text: string) => read(text).parts.map(({ note }) => note);

describe('an amount', () => {
  it('never widens or narrows in silence', () => {
    const anyAmount = fc.integer({ min: 10_000, max: 2_000_000 });
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom('under', 'up to', 'over', 'at least'),
        anyAmount,
        (amount, word, offer) => {
          const [part] = read(`${word} $${amount}`).parts;
          const isWanted = {
            under: offer < amount,
            'up to': offer <= amount,
            over: offer > amount,
            'at least': offer >= amount,
          }[word];
          const values = part?.options.map(({ value }) => value) ?? [];
          const isShown =
            part?.facet === 'minimum_up_to'
              ? values.some((value) => offer <= Number(value))
              : MINIMUM_BANDS.some((band) => values.includes(band.value) && inBand(band, offer));
          if (part?.note === null) expect(isShown).toBe(isWanted);
          if (isShown && !isWanted) expect(part?.note).toContain('It also shows');
          if (isWanted && !isShown) expect(part?.note).toContain('It leaves out');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('may follow the words that compare, or come before them', () => {
    const from = meant('over 100k');
    for (const words of [
      'or more',
      'or over',
      'or above',
      'or higher',
      'plus',
      'and over',
      'and above',
      'and more',
      'and higher',
      'and up',
      'at least',
      '+',
    ])
      expect(meant(`$100,000 ${words}`)).toEqual(meant('at least $100,000'));
    for (const words of ['or less', 'or under', 'or below', 'or lower', 'max', 'maximum', 'at most'])
      expect(meant(`$100,000 ${words}`)).toEqual(meant('up to $100,000'));
    for (const words of ['starting at', 'starting from', 'no less than', 'not less than', 'not under', '≥'])
      expect(meant(`${words} $100,000`)).toEqual(meant('at least $100,000'));
    expect(from).not.toEqual(meant('up to $100,000'));
  });

  it('has no “and” that joins another range', () => {
    expect(meant('50k and over 8%')).toEqual({ ...meant('50k'), ...meant('over 8%') });
    expect(meant('8% target and up to 50k')).toEqual({ ...meant('8% target'), ...meant('up to 50k') });
    expect(meant('over 8% and over 3 years')).toEqual({ ...meant('over 8%'), ...meant('over 3 years') });
    expect(meant('50k and over, 24 months or less')).toEqual({
      ...meant('50k and over'),
      ...meant('24 months or less'),
    });
  });

  it('has no word of another limit on the other side of a comma', () => {
    const longer = { ...meant('LVR 65%'), ...meant('at least 3 years') };
    expect(meant('LVR 65%, at least 3 years')).toEqual(longer);
    expect(meant('return 8%, maximum LVR 65%')).toEqual({ ...meant('return 8%'), ...meant('LVR max 65%') });
    expect(meant('minimum return 8%, maximum LVR 65%')).toEqual({
      ...meant('at least 8%'),
      ...meant('LVR max 65%'),
    });
    expect(meant('$100,000, or less')).toEqual(meant('up to $100,000'));
  });

  it('has no word that stands before the name of the next figure', () => {
    const both = { ...meant('at least 8%'), ...meant('LVR max 65%') };
    expect(meant('minimum return 8% maximum LVR of 65%')).toEqual(both);
    expect(meant('LVR 65% max return at least 8%')).toEqual(both);
    expect(meant('LVR max 65% at least 8%')).toEqual(both);
    expect(meant('8% return max term 2 years')).toEqual({ ...meant('8% return'), ...meant('up to 2 years') });
  });

  it('may follow a minimum, where they say “or”; another limit stays one', () => {
    expect(meant('minimum of 100k or less')).toEqual(meant('100k or less'));
    expect(meant('minimum of 500k or more')).toEqual(meant('500k or more'));
    expect(meant('minimum 8% or more')).toEqual(meant('at least 8%'));
    expect(meant('minimum 50k max 2 years')).toEqual(meant('minimum 50k, up to 2 years'));
  });

  it('may be the least of a span: "minimum $50k to $100k" is of the minimum, as the span alone is', () => {
    for (const words of ['minimum', 'min', 'minimum of', 'a minimum between'])
      expect(meant(`${words} $50k–$100k`)).toEqual(meant('$50k–$100k'));
    expect(meant('minimum 8–10%')).toEqual(meant('8–10%'));
    expect(unused('minimum $50k–$100k')).toBeUndefined();
  });

  it('leaves the words after a comma to what they begin', () => {
    const [target, minimum] = read('over 8%, minimum over 75k').parts;
    expect([target?.words, minimum?.words]).toEqual(['over 8%', 'minimum over 75k']);
    expect(target?.without).toBe('minimum over 75k');
    expect(meant('over 8%, minimum over 75k')).toEqual(meant('over 8%, over 75k'));
    expect(read('forestry, funds').parts.map(({ words }) => words)).toEqual(['forestry, funds']);
  });

  it('between two bands says what the nearest bands are', () => {
    expect(notes('over 75k')).toEqual(['The nearest filter is $100K and over. It leaves out $75K to $100K.']);
    expect(notes('$60k to $70k')).toEqual([
      'The nearest filter is $50K to under $100K. It also shows $50K to $60K and $70K to $100K.',
    ]);
    expect(notes('$50k to $100k')).toEqual([
      'The nearest filter is $50K to under $100K. It leaves out exactly $100K. For exactly $100K, also choose $100K–$500K.',
    ]);
    expect(notes('under 2 years')).toEqual([
      'The nearest filter is Short term (up to 2 years). It also shows exactly 2 years.',
    ]);
    expect(notes('less than fifty thousand')).toEqual([null]);
  });

  it('alone says how to ask for more than its band, and what it says is read as just that', () => {
    const advised = (text: string) =>
      /For all .* (up to|from) (.*), write “(.*)”\.$/.exec(notes(text)[0] ?? '');
    expect(notes('return 9%')).toEqual([
      'The nearest filter is 8% to under 10%. For all targets from 8%, write “at least 8%”.',
    ]);
    expect(notes('7 year term')).toEqual(['The nearest filter is Long term (over 5 years).']);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1, max: 40 }).map((percent) => `target return ${percent}%`),
          fc.integer({ min: 1, max: 99 }).map((percent) => `LVR ${percent}%`),
          fc.integer({ min: 1, max: 120 }).map((months) => `term of ${months} months`),
          fc.integer({ min: 10, max: 2_000 }).map((thousands) => `$${thousands}k`),
        ),
        (said) => {
          const [part] = read(said).parts;
          const label = part?.options.map((option) => option.label).join(' or ');
          expect(part?.note).toContain(`The nearest filter is ${label}.`);
          const [, , end, words] = advised(said) ?? [];
          // The first and the last of the bands have an end on one side only.
          if (words === undefined) {
            expect(label).toMatch(/^(?:Under|Over|Long)/);
            return;
          }
          const [wider] = read(words).parts;
          expect([words, wider?.note]).toEqual([words, null]);
          expect(words.endsWith(end ?? '-')).toBe(true);
          if (wider?.facet === part?.facet)
            expect(wider?.options).toEqual(expect.arrayContaining(part?.options ?? []));
          else expect(wider?.facet).toBe('minimum_up_to');
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['over $1m', 'The nearest filter is Over $500K. It also shows $500K to $1M.'],
    [
      'under 18 months',
      'The nearest filter is Short term (up to 2 years). It also shows 18 months to 2 years.',
    ],
    [
      'between 8 and 10%',
      'The nearest filter is 8% to under 10%. It leaves out exactly 10%. For exactly 10%, also choose 10% to under 12%.',
    ],
  ])('is in the largest unit that it fills: %s', (said, note) => {
    expect(notes(said)).toEqual([note]);
  });

  it.each([
    ['under $1,234,567', 'The nearest filter is Up to $1,234,567. It also shows exactly $1,234,567.'],
    ['under $123,456', 'The nearest filter is Up to $123,456. It also shows exactly $123.456K.'],
    ['up to $49,999.99', 'The nearest filter is Under $50K. It also shows $49,999.99 to $50K.'],
    ['over 12.345%', 'The nearest filter is 15% and over. It leaves out 12.345% to 15%.'],
  ])('is repeated to its last digit: %s', (said, note) => {
    expect(notes(said)).toEqual([note]);
  });

  it('that is only an upper end is asked for as it is, unless bands end there', () => {
    for (const said of ['up to $100k', 'I have 100k', '100k to invest']) {
      expect(meant(said)).toEqual({ q: '', minimum_up_to: ['100000'] });
      expect(notes(said)).toEqual([null]);
    }
    expect(meant('under $250k minimum, monthly')).toEqual({
      q: '',
      minimum_up_to: ['250000'],
      distribution: ['monthly'],
    });
    expect(notes('under $250k')).toEqual([
      'The nearest filter is Up to $250,000. It also shows exactly $250K.',
    ]);
    expect(meant('under 100k')).toEqual({ q: '', min_investment: ['under-50k', '50k-100k'] });
    expect(notes('under 100k')).toEqual([null]);
    // A filter has whole dollars.
    expect(meant('up to $75,000.50')).toEqual({ q: '', min_investment: ['under-50k'] });
  });

  it('has two ends that belong together', () => {
    expect(meant('over 50k monthly under 500k')).toEqual({
      q: '',
      min_investment: ['50k-100k', '100k-500k'],
      distribution: ['monthly'],
    });
    expect(meant('50-100k')).toEqual(meant('between 50 and 100k'));
    expect(meant('50-100k')).toEqual(meant('$50,000 to $100,000'));
  });

  it('may be compared between its number and what that counts', () => {
    for (const words of [
      '5+ years',
      '5+ yrs',
      '5 or more years',
      '5 plus years',
      'min 5+ years',
      'term 5+ years',
    ])
      expect([words, meant(words)]).toEqual([words, meant('at least 5 years')]);
    for (const words of ['8+%', '8+ % return', '8 or more percent'])
      expect([words, meant(words)]).toEqual([words, meant('at least 8%')]);
    expect(meant('2 or less years')).toEqual(meant('up to 2 years'));
    expect(meant('private credit, 12+ months, 50k')).toEqual(
      meant('private credit, at least 12 months, 50k'),
    );
    for (const words of [
      ...['10+ years experience', '5+ year lease', '3+ year track record', '20+ offers', '5, + years'],
      ...['5+', '2+2 years ago'],
    ])
      expect([words, read(words).parts]).toEqual([words, []]);
  });

  it('behind “minimum” is the least of a time too, unless it is the minimum of an amount', () => {
    for (const words of ['min 5 years', 'minimum 5 years', 'minimum of 5 years', 'minimum 5 year term'])
      expect([words, meant(words)]).toEqual([words, meant('at least 5 years')]);
    expect(meant('minimum 2 year term')).toEqual({ q: '', term: ['medium-term', 'long-term'] });
    expect(meant('50k min 5 years')).toEqual({ ...meant('50k'), q: '5 years' });
    for (const words of ['50k min 5 year term', '$50,000 minimum 5 year term'])
      expect([words, meant(words)]).toEqual([words, { ...meant('50k minimum'), ...meant('5 year term') }]);
    expect(meant('50k, minimum 5 years')).toEqual({ ...meant('50k'), ...meant('at least 5 years') });
  });

  it('of one year or month needs no number behind words that compare', () => {
    for (const [words, same] of [
      ['under a year', 'under 1 year'],
      ['private credit for less than a year', 'private credit for less than 1 year'],
      ['up to a year', 'up to 1 year'],
      ['term of more than a year', 'term of more than 1 year'],
      ['at least a year, monthly', 'at least 1 year, monthly'],
      ['within a month', 'within 1 month'],
    ] as const)
      expect([words, meant(words)]).toEqual([words, meant(same)]);
    for (const words of [
      ...['a year', 'under a year and a half', 'less than a year old', 'less than a year’s notice'],
      ...['launched over a year ago', 'started over 2 years ago', '8% over a year', 'returns over 3 years'],
    ])
      expect([words, read(words).parts]).toEqual([words, []]);
    expect(meant('over 8% a year')).toEqual(meant('over 8%'));
  });

  it('is a share of a loan without a percent sign, by the name beside it', () => {
    for (const [words, same] of [
      ...[
        'LVR under 65',
        'LVR: under 65',
        'LVRs must be under 65',
        'under 65 LVR',
        'loan to value under 65',
      ].map((words) => [words, 'LVR under 65%']),
      ...['LVR 65', '65 LVR', 'LVR of 65', 'LTV ratio 65'].map((words) => [words, 'LVR 65%']),
      ...['LVR max 65', 'max 65 LVR', 'LVR 65 or less', 'LVR no more than 65'].map((words) => [
        words,
        'LVR up to 65%',
      ]),
      ...['LVR 50-65', 'LVR between 50 and 65', 'LVR 50 to 65'].map((words) => [words, 'LVR 50% to 65%']),
      ['LVR under 65 under 50k', 'LVR under 65%, under 50k'],
      ['LVR 65 9% return', 'LVR 65%, 9% return'],
      ['over 8% LVR under 65', 'over 8%, LVR under 65%'],
      ['9% return, 40% gearing 40%, LVR under 65', '9% return, 40% gearing 40%, LVR under 65%'],
      ['returns of 9% LVR under 65', 'returns of 9%, LVR under 65%'],
      ['up to 50% LVR – between 100 and 500k', 'LVR up to 50%, between 100 and 500k'],
    ] as const)
      expect([words, meant(words as string)]).toEqual([words, meant(same as string)]);
    for (const words of [
      'LVR under 0.65',
      'LVR 5',
      'LVR 650',
      'LVR 12 months',
      'gearing under 50',
      'under 65',
      'LVR fund 12',
    ])
      expect([words, read(words).parts]).toEqual([words, []]);
  });

  it('of interest is a target, as the order by the highest interest is, unless the interest is a share or a penalty', () => {
    for (const [words, same] of [
      ['9% interest', '9% return'],
      ['interest of 9%', '9% return'],
      ['interest rate 9%', '9% return'],
      ['9% annual interest', '9% return'],
      ['interest over 8%', 'over 8%'],
      ['8% interest or more', 'at least 8%'],
      ['9% interest paid monthly', '9% return, monthly'],
      ['9% interest, fees under 1%', '9% return, fees under 1%'],
    ] as const)
      expect([words, meant(words)]).toEqual([words, meant(same)]);
    for (const words of [
      ...[
        '20% carried interest',
        'carried interest of 20%',
        'carried interest under 20%',
        '1% interest per month',
      ],
      ...['18% default interest', 'default interest rate of 18%', 'a 25% interest in a partnership'],
    ])
      expect([words, read(words).parts]).toEqual([words, []]);
  });

  it('of something else stays words: of a fee, of a month, on top of another rate, of a fund, a lease or a manager', () => {
    for (const words of [
      ...['gearing of at most 50%', 'gearing no more than 50%', 'vacancy under 5%', 'under 20% carry'],
      ...['up to 65% of value', 'over 20% of the profits', '5% of the fee', 'under 5% of occupancy'],
      ...['over 1% per month', 'over 1% a month', 'over 4% above OCR', 'at least 5% over the cash rate'],
      ...['1% return per month', 'return of 1% a month', '2% yield per quarter', '5% return above OCR'],
      ...['4% plus OCR', '4% + inflation', 'at least 1% return per month'],
      ...['AUM over $100m', 'raising $10m', 'raised more than $5m', 'valuation under $20m', '$5m raised'],
      ...[
        'lease over 10 years',
        'WALT over 5 years',
        'track record of over 10 years',
        'over 10 years experience',
      ],
      ...['leverage under 50%', 'less than 50% leverage', 'borrowing of under 40%', 'volatility under 10%'],
      ...[
        'drawdowns below 10%',
        'losses under 2%',
        'over 60% pre-sold',
        'at least 60% sold',
        'over 90% leased',
      ],
      ...['household income 150k', 'household income over $150k', '$150,000 family income'],
      ...['net worth over $5m', 'net assets of over $5m', 'taxable income 120k', 'EBITDA over $1m'],
      ...['fund size over $100m', 'managing over $100m', 'over $500m under management'],
      ...['funds under management over $1b', 'market cap under $50m', 'I earn 200k', 'valued over $10m'],
      ...['over 10 years track record', 'operating for over 10 years', 'in business over 10 years'],
      ...['more than 10 years in business', 'less than 3 months notice', 'added within 2 months'],
      ...['min 5 years experience', 'minimum 12 months notice', 'minimum 10 year lease'],
      ...['at least 51% Māori owned', 'over 80% subscribed', 'at least 20% deposit', 'over 50% renewable'],
      ...[
        'over 5 years in operation',
        'manager over 10 years',
        'running for over 5 years',
        'trees aged over 20 years',
      ],
      ...['earn $50k a year', 'turnover of $5m a year', '$2m a year revenue', 'salary $2,000 a fortnight'],
    ]) {
      expect(read(words).parts, words).toEqual([]);
      expect(read(words).q, words).toBe(words);
    }
    // On the other side of a comma it is of another thing.
    expect(meant('low fees, over 8%')).toEqual({ ...meant('over 8%'), q: 'low fees' });
    expect(meant('over 8%, fees')).toEqual({ ...meant('over 8%'), q: 'fees' });
    expect(meant('raised over $5m, under 50k')).toEqual({ ...meant('under 50k'), q: 'raised over $5m' });
  });

  it('may be compared with a “then” for a “than”', () => {
    for (const words of [
      'less then 100k',
      'more then 100k',
      'no more then 100k',
      'greater then or equal to 100k',
    ])
      expect([words, meant(words)]).toEqual([words, meant(words.replace('then', 'than'))]);
  });

  it('may be compared with two signs, and with a “sub”', () => {
    for (const [words, same] of [
      ['<= 50k', 'up to 50k'],
      ['sub 50k', 'under 50k'],
      ['sub-$100k minimum', 'under $100k'],
      ['sub 65% LVR', 'under 65% LVR'],
      ['<=50k', 'up to 50k'],
      ['>= 10%', 'at least 10%'],
    ] as const)
      expect(meant(words)).toEqual(meant(same));
  });

  it('is a share of a loan or a target by its own word', () => {
    expect(meant('up to 60% LVR 8%+')).toEqual(meant('LVR up to 60%, at least 8%'));
    for (const words of ['65% LVR 9% return', '9% return 65% LVR', 'LVR 65% return 9%'])
      expect(meant(words)).toEqual({ q: '', loan_to_value: ['50-65'], target_return: ['8-10'] });
    for (const words of [
      'loan-to-value ratio',
      'loan to value ratio of',
      'loan-to-value ratio of',
      'LTV ratio',
    ])
      expect(meant(`${words} up to 65%`)).toEqual(meant('LVR up to 65%'));
  });

  it('with an “m” is of months beside a term, and of millions elsewhere', () => {
    for (const words of ['12m term', '12 m term', 'term of 12m', '12m terms'])
      expect([words, meant(words)]).toEqual([words, meant('12 month term')]);
    expect(meant('up to 18m term')).toEqual(meant('up to 18 months'));
    expect(meant('12-18m term')).toEqual(meant('12 to 18 months'));
    for (const words of ['$12m term', '12m, term', '1.5m medium term', 'long term 12m', '5m term deposit'])
      expect(
        read(words).parts.map(({ facet }) => facet),
        words,
      ).toContain('min_investment');
  });

  it('is of the figure that is named before it, whatever joins them', () => {
    for (const words of [
      ...[
        'LVR is under 65%',
        'LVR must be under 65%',
        'LVRs under 65%',
        'LVR that is under 65%',
        'LVR: under 65%',
      ],
      ...['loan to value should be below 65%', 'loan-to-value ratios below 65%'],
    ])
      expect([words, meant(words)]).toEqual([words, meant('LVR under 65%')]);
    expect(meant('returns should be over 8%')).toEqual(meant('over 8%'));
    for (const words of ['fees are under 1%', 'fees must be less than 1%', 'gearing is under 40%'])
      expect([words, read(words).parts]).toEqual([words, []]);
  });

  it('may be compared after its name, and before an article', () => {
    for (const words of ['60% LVR or less', '60% LVR or lower', '60% LVR max', 'no more than a 60% LVR'])
      expect([words, meant(words)]).toEqual([words, meant('LVR up to 60%')]);
    for (const words of [
      '8% return or more',
      '8% or better',
      'an 8% yield or better',
      'at least an 8% yield',
    ])
      expect([words, meant(words)]).toEqual([words, meant('at least 8%')]);
    expect(meant('better than 8%')).toEqual(meant('over 8%'));
    expect(meant('at least a two year term')).toEqual(meant('at least 2 years'));
    expect(meant('2 year term or less')).toEqual(meant('up to 2 years'));
    expect(meant('8% return max term 2 years')).toEqual({ ...meant('8% return'), ...meant('up to 2 years') });
  });

  it('may be compared with a “not” or with “or equal to”', () => {
    for (const words of [
      ...['no greater than', 'not higher than', 'not above', 'not exceeding', 'not much over', 'capped at'],
      ...['less than or equal to', 'can’t invest more than', 'cannot put in more than', 'up to a max of'],
      ...['can’t afford more than', 'can’t go over', 'won’t pay more than', 'don’t have more than'],
    ])
      expect([words, meant(`${words} 100k`), unused(`${words} 100k`)]).toEqual([
        ...[words, meant('up to 100k'), undefined],
      ]);
    for (const words of ['LVR no higher than 65%', 'LVR not above 65%'])
      expect([words, meant(words)]).toEqual([words, meant('LVR up to 65%')]);
    for (const words of ['no lower than', 'not below', 'greater than or equal to'])
      expect([words, meant(`${words} 8%`), unused(`${words} 8%`)]).toEqual([
        ...[words, meant('at least 8%'), undefined],
      ]);
    expect(meant('not longer than 2 years')).toEqual(meant('up to 2 years'));
  });

  it('of years after a percentage that is no filter says during which it is', () => {
    for (const words of ['10% over 2 years', '30% over 5 years', '15 percent over 3 years'])
      expect([words, read(words)]).toEqual([words, { q: words, parts: [] }]);
    expect(meant('at least 8% over 5 years')).toEqual({ ...meant('at least 8%'), ...meant('over 5 years') });
    expect(meant('8%, over 5 years')).toEqual({ ...meant('over 5 years'), q: '8%' });
  });

  it('in another currency, of a fee or of nothing stays words', () => {
    for (const words of [
      ...['A$50k', 'under A$50,000', 'S$50k to S$100k', 'HK$1m'],
      'usd 50k',
      '50k usd',
      'US$50,000',
      '28% PIR',
      'fees under 1%',
      '8%',
      'fund 12',
      '2026',
      '24 months',
      'in 3 years',
    ])
      expect(read(words).parts, words).toEqual([]);
  });
});

it('says which amounts it did not understand', () => {
  expect(unused('private credit under $1 trillion')).toEqual([['under $1 trillion', 'amount']]);
  expect(unused('between $100k and $1 trillion')).toEqual([['between $100k and $1 trillion', 'amount']]);
  expect(unused('at least $250.000, monthly')).toEqual([['at least $250.000', 'amount']]);
  expect(unused('$1 millon')).toEqual([['$1', 'amount']]);
  expect(unused('fund 1/2, under 50')).toBeUndefined();
  expect(meant('private credit under $1 trillion')).toEqual({ q: '', asset_class: ['private-credit'] });
});
