import type { Directory } from '@tussock/core/directory/directory';
import type { FactName } from '@tussock/core/offer/facts';

/** What the tests expect beside a figure. Written apart from the code under test: from the rows of the data folder alone. */
export interface ExpectedMark {
  mark: 'confirmed' | 'half' | 'aged' | 'none';
  /** Of a mark: the date that it shows. */
  date?: string;
  /** Confirmed so long ago that the page says when, in words. */
  lapsed?: boolean;
}

type OfferRow = Directory['offers'][number];
type SourceRow = Directory['sources'][number];

const FADED_MONTHS = 12;
const LAPSED_MONTHS = 36;

/** The mark of a fact of an offer on a day (2026-11-20). */
export function expectedMark(
  directory: Directory,
  offer: OfferRow,
  fact: FactName,
  today: string,
): ExpectedMark {
  const [record, fields] = shownFields(offer, fact);
  const each = fields.map((field) => latest(directory.sources, record, field));
  const looks = each.flatMap((look) => look ?? []);
  const isOneFigure = fact === 'target_return' && offer.target_return_min === offer.target_return_max;
  const found = isOneFigure ? looks : each;
  const [first] = looks;
  if (!first) return { mark: 'none' };
  const short =
    looks.find(({ state }) => state === 'differs') ?? looks.find(({ state }) => state !== 'confirmed');
  if (short) return { mark: 'half', date: short.date };
  const earliest = looks.map(({ date }) => date).sort()[0] ?? '';
  if (looks.length < found.length) return { mark: 'half', date: earliest };
  if (isOlder(earliest, LAPSED_MONTHS, today)) return { mark: 'aged', date: earliest, lapsed: true };
  return { mark: isOlder(earliest, FADED_MONTHS, today) ? 'aged' : 'confirmed', date: earliest };
}

/** The record and those of its fields whose values the page shows for the fact. */
function shownFields(offer: OfferRow, fact: FactName): [record: string | null, fields: string[]] {
  const stated = (...names: (keyof OfferRow)[]) =>
    names.filter((name) => offer[name] !== null && !offer.defaulted.includes(name as never));
  switch (fact) {
    case 'target_return':
      return [offer.id, stated('target_return_min', 'target_return_max')];
    case 'term':
      return [offer.id, stated('term_description', 'term_months', 'is_open_ended').slice(0, 1)];
    case 'is_aip_eligible':
      return [offer.id, [offer.aip_listed_on ? 'aip_listed_on' : 'is_aip_eligible']];
    case 'asset_class':
      return [offer.id, ['asset_class_id']];
    case 'location':
      return offer.location === null ? [offer.provider_id, ['location']] : [offer.id, ['location']];
    default:
      return [offer.id, stated(fact as keyof OfferRow)];
  }
}

interface Look {
  state: string;
  date: string;
}

/** What the entries of a field come to: the last look at each source, and of those the one that weighs most. */
function latest(sources: readonly SourceRow[], record: string | null, field: string): Look | null {
  const own = sources.filter((row) => row.record === record && row.field === field);
  const documents = new Set(own.map((row) => row.address ?? row.title));
  const looks = [...documents].map((document): Look => {
    const [last] = own
      .filter((row) => (row.address ?? row.title) === document)
      .sort((a, b) => (a.checked_on < b.checked_on ? 1 : -1));
    if (!last) throw new Error('A document without a look.');
    const state = last.state ?? wordedState(last.outcome ?? '');
    return { state, date: state === 'confirmed' ? (last.confirmed_on ?? last.checked_on) : last.checked_on };
  });
  const newest = (state?: string) =>
    looks.filter((look) => !state || look.state === state).sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  return newest('differs') ?? newest('confirmed') ?? newest() ?? null;
}

function wordedState(outcome: string): string {
  const words = ['matches', 'differs', 'not found', 'unreachable'];
  const word = words.find((each) => outcome.toLowerCase().startsWith(each));
  return word === 'matches' ? 'confirmed' : (word?.replace(' ', '_') ?? 'not_confirmed');
}

/** Whether more than so many whole months are between two days. */
function isOlder(date: string, months: number, today: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const between = (thisYear - year) * 12 + thisMonth - month;
  return between > months || (between === months && thisDay > day);
}

/** A date as what a mark says has it. */
export const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-NZ', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
