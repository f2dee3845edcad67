import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { DAY_ORDER_FIELDS, type DayOrdered } from '@tussock/core/offer/offer-order';

/** The fields of the orders by day, field by field: its values, each once, and which of them each row has. */
type DayFields = Record<string, { values: unknown[]; of_rows: number[] }>;

export function packDayFields(cards: readonly CatalogueOffer[]): string {
  const fields: DayFields = {};
  for (const name of DAY_ORDER_FIELDS) {
    const values = new Map<string, number>();
    const of_rows = cards.map((card) => {
      const text = JSON.stringify(card[name]);
      const known = values.get(text) ?? values.size;
      values.set(text, known);
      return known;
    });
    fields[name] = { values: [...values.keys()].map((text) => JSON.parse(text)), of_rows };
  }
  return JSON.stringify(fields);
}

export function unpackDayFields(text: string, size: number): DayOrdered[] {
  const fields = Object.entries(JSON.parse(text) as DayFields);
  return Array.from({ length: size }, (_, row) => {
    // Not from entries: that takes three times as long.
    const unpacked: Record<string, unknown> = {};
    for (const [name, { values, of_rows }] of fields) unpacked[name] = values[of_rows[row] as number];
    return unpacked as unknown as DayOrdered;
  });
}
