import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { validateDirectory } from '../validate';

const OPEN = '11111111-1111-4111-8111-111111111111';
const EXCLUSIVE = '22222222-2222-4222-8222-222222222222';
const GONE = '3333333a-3333-4333-8333-333333333333';
const offer = (id: string, over: object = {}) => ({
  id,
  slug: `offer-${id[0]}`,
  name: `Offer ${id[0]}`,
  status: 'Open',
  is_active: true,
  created_at: '2026-01-01',
  offer_type: 'Debt',
  description: 'Text.',
  tagline: 'Text.',
  ...over,
});
const ANSWERED = { reported_on: '2026-11-03', answered_on: '2026-11-05', outcome: 'Corrected.' };
const entry = (over: object) => ({ record: OPEN, field: 'minimum_investment', ...ANSWERED, ...over });
const load = (...corrections: object[]) => loadBeside([], ...corrections);
const loadBeside = (removals: object[], ...corrections: object[]) => {
  const offers = [offer(OPEN), offer(EXCLUSIVE, { is_exclusive: true })];
  const folder = (name: string, rows: object[]) => ({
    file: `${name}.json`,
    rows: rows as never,
    text_values: false,
  });
  return validateDirectory(
    {
      offers: folder('offers', offers),
      removals: folder('removals', removals),
      corrections: folder('corrections', corrections),
    },
    {},
  );
};
const found = (over: object) =>
  load(entry(over))
    .problems.filter(({ file }) => file === 'corrections.json')
    .map(({ severity, field }) => `${severity} ${field}`);

describe('an entry of the log of corrections', () => {
  it.each([
    [{}, []],
    [{ answered_on: null, outcome: null }, []],
    [{ was: '8%', now: '7%' }, []],
    [{ record: GONE }, ['warning record']],
    [{ field: 'no_such_field' }, ['warning field']],
    [{ answered_on: '2026-11-01' }, ['error answered_on']],
    [{ answered_on: '2026-11-03' }, []],
    [{ outcome: null }, ['error outcome']],
    [{ answered_on: null }, ['error answered_on']],
    [{ was: '8%' }, ['error now']],
    [{ now: '8%' }, ['error was']],
    [{ outcome: 'The return is guaranteed.' }, ['error outcome']],
  ])('%o: %o', (over, problems) => {
    expect(found(over)).toEqual(problems);
  });

  it('says of an exclusive offer that an entry about no column of it is left out', () => {
    const reasons = [OPEN, EXCLUSIVE].flatMap((record) =>
      load(entry({ record, field: 'fees' }))
        .problems.filter(({ file }) => file === 'corrections.json')
        .map(({ reason }) => reason),
    );
    expect(reasons).toEqual([
      'is not a field of offers',
      'is not a field of offers: the offer is exclusive, so the log leaves it out',
    ]);
  });

  it('says nothing of a record that may be in a file which could not be read', () => {
    const rows = [entry({ record: GONE, answered_on: '2026-11-01' })];
    const corrections = { file: 'corrections.json', rows: rows as never, text_values: false };
    const fields = (allRead: boolean) =>
      validateDirectory({ corrections }, {}, allRead).problems.map(({ field }) => field);
    expect([fields(true), fields(false)]).toEqual([['record', 'answered_on'], ['answered_on']]);
  });

  it('is listed with its record, open reports first, then the latest answer', () => {
    const { directory } = load(
      entry({ reported_on: '2026-10-01', answered_on: '2026-10-02' }),
      entry({ answered_on: null, outcome: null }),
      entry({ record: GONE, answered_on: '2026-11-20' }),
    );
    if (!directory) throw new Error('it has errors');
    expect(assemble(directory).corrections).toMatchObject([
      { kind: 'offer', about: { name: 'Offer 1', slug: 'offer-1' }, answered_on: null },
      { kind: null, about: null, answered_on: '2026-11-20' },
      { kind: 'offer', answered_on: '2026-10-02' },
    ]);
  });

  it('is on its record too, as far as it is listed', () => {
    const { directory } = load(
      entry({ was: '$5', now: '$6' }),
      entry({ answered_on: null, outcome: null }),
      entry({ record: EXCLUSIVE, field: 'management_fee' }),
      entry({ record: EXCLUSIVE, reported_on: '2026-11-04' }),
    );
    if (!directory) throw new Error('it has errors');
    const own = new Map(assemble(directory).offers.map(({ id, corrections }) => [id, corrections]));
    const asked = { field: 'minimum_investment', reported_on: '2026-11-03' };
    const unchanged = { was: null, now: null };
    expect(own.get(OPEN)).toEqual([
      { ...asked, answered_on: null, outcome: null, ...unchanged },
      { ...asked, answered_on: '2026-11-05', outcome: 'Corrected.', was: '$5', now: '$6' },
    ]);
    expect(own.get(EXCLUSIVE)).toMatchObject([{ ...asked, reported_on: '2026-11-04' }]);
  });

  it('is not listed where it is about a locked field, or may be', () => {
    const { directory } = load(
      entry({ record: EXCLUSIVE, field: 'management_fee', was: '1.2345%', now: '2%' }),
      entry({ record: GONE, field: 'management_fee', was: '1.2345%', now: '2%' }),
      entry({ record: EXCLUSIVE }),
      entry({ field: 'management_fee', was: '1%', now: '2%' }),
    );
    if (!directory) throw new Error('it has errors');
    const { corrections } = assemble(directory);
    expect(corrections.map(({ field, about }) => `${about?.name} ${field}`)).toEqual([
      'Offer 2 minimum_investment',
      'Offer 1 management_fee',
    ]);
    expect(JSON.stringify(corrections)).not.toContain('1.2345');
  });

  it('is not listed where its record was removed for cause', () => {
    const listed = (for_cause: boolean) => {
      const { directory } = loadBeside(
        [{ record: GONE.toUpperCase(), reason: 'Complaint', for_cause }],
        entry({ record: GONE }),
      );
      if (!directory) throw new Error('it has errors');
      return assemble(directory).corrections.length;
    };
    expect([listed(false), listed(true)]).toEqual([1, 0]);
  });
});
