import type { Specs } from './promises';

/** What the parts of addresses mean. They have no validator, which would say it: any text is looked for. */
const MEANINGS: Readonly<Record<string, string>> = {
  id: 'Id of the record.',
  idOrSlug: 'Id of the record, or its slug.',
  slug: 'Slug of the record.',
};

/** The document with the meaning of each part of an address. */
export function withPathParameters(specs: Specs): Specs {
  for (const { get } of Object.values(specs.paths)) {
    for (const parameter of get?.parameters ?? []) {
      if (!('in' in parameter) || parameter.in !== 'path') continue;
      const meaning = MEANINGS[parameter.name];
      if (meaning) parameter.description = meaning;
    }
  }
  return specs;
}
