import { type FacetOption, optionKey } from './facet';

/** The options of a column in order, each as most cards spell it, and the index of the option of each value. */
export function optionsIn(
  all: readonly FacetOption[],
  compare: (a: FacetOption, b: FacetOption) => number,
): { options: FacetOption[]; codes: Map<string, number> } {
  const spellings = new Map<string, { option: FacetOption; count: number }>();
  for (const option of all) {
    const first = spellings.get(option.value);
    // The slug of a place is the same however its name is spelled.
    const isFirst = first === undefined || first.option.label === option.label;
    const spelling = isFirst ? option.value : `${option.value}\n${option.label}`;
    const known = spellings.get(spelling);
    if (known) known.count += 1;
    else spellings.set(spelling, { option, count: 1 });
  }
  const byKey = new Map<string, FacetOption>();
  for (const { option } of [...spellings.values()].sort((a, b) => b.count - a.count)) {
    const key = optionKey(option.value);
    if (!byKey.has(key)) byKey.set(key, option);
  }
  const options = [...byKey.values()].sort(compare);
  const codeOf = new Map(options.map((option, code) => [optionKey(option.value), code]));
  const codes = new Map(
    [...spellings.values()].map(({ option: { value } }) => [value, codeOf.get(optionKey(value)) ?? -1]),
  );
  return { options, codes };
}
