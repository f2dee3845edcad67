import { shapeWhenUsed } from '@tussock/core/column/shape-when-used';
import { isUuid } from '@tussock/core/identifier/identifier';
import type { Facet, FiltersOf } from '@tussock/core/list/facet';
import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { LONGEST_VALUE } from '@tussock/core/list/longest-value';
import { badParameter } from '@tussock/server/http/http-error';
import { validator } from 'hono-openapi';
import * as z from 'zod';

/** One spelling for a number: each other one, such as 0x5, 5e0 or 5.0, would be an address of its own in caches. */
const DECIMAL = /^(?!-0$)-?(0|[1-9]\d{0,15})(\.\d{0,14}[1-9])?$/;
const decimal = <T extends z.ZodType<number | undefined>>(schema: T) =>
  z.preprocess((given) => (typeof given === 'string' && DECIMAL.test(given) ? Number(given) : given), schema);

const RELEASE = 'must be the number of a release';
const release = decimal(z.number(RELEASE).int(RELEASE).positive(RELEASE).optional()).optional().meta({
  description:
    'Pins the read to this release, whichever is live. What was locked or removed for cause later is left out. Gone: 410.',
  example: 1,
});

const cursor = z
  .string('must be given once')
  .min(1, 'must be the next_cursor of the page before')
  .max(2_000, 'must be the next_cursor of the page before')
  .optional()
  .meta({ description: 'The `next_cursor` of the page before; it carries its release.' });

const limit = decimal(
  z
    .number('must be a number from 1 to 100')
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100')
    .default(25),
).meta({ description: 'Rows on a page.' });

/** Parameters of a single read. */
export const readParameters = z.object({ release });

/** Parameters of a list. Unknown ones are ignored. */
export const listParameters = z.object({ limit, cursor, release });

/** A value that a list is narrowed by. */
export const filterValue = z
  .string('must be given once')
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_VALUE, `must have at most ${LONGEST_VALUE} characters`);

/** The id of a record, as a load writes it: a UUID in small letters, a key of an older system in its own. */
export const idValue = filterValue.overwrite((text) => (isUuid(text) ? text.toLowerCase() : text));

/** Words of a search. */
export const wordsParameter = z
  .string('must be given once')
  .trim()
  .max(LONGEST_WORDS, `must have at most ${LONGEST_WORDS} characters`)
  .default('')
  .meta({ description: 'Words; typing errors, beginnings of words and macrons are taken care of.' });

const MOST_OPTIONS = 'must be a whole number from 0 to 100';

/** Which options facets list. */
export const optionParameters = {
  empty_options: z.enum(['true', 'false'], 'must be true or false').optional().meta({
    description: 'true: facets also list the options that nothing has under the filters, with count 0.',
  }),
  most_options: decimal(
    z.number(MOST_OPTIONS).int(MOST_OPTIONS).min(0, MOST_OPTIONS).max(100, MOST_OPTIONS).optional(),
  )
    .optional()
    .meta({
      description:
        'Facets list this many options at most, those with the highest counts, and the chosen ones besides. `option_totals` says how many there are where there are more. Without it all are listed.',
      example: 40,
    }),
};

const page = decimal(
  z
    .number('must be a number from 1')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(100_000, 'must be at most 100000')
    .default(1),
).meta({ description: 'Page of the list, from 1.' });

/** Parameters of a list that is counted. */
export const pageParameters = { page, limit, release };

/** A parameter that may be given several times. */
export const repeated = <T extends z.ZodType>(one: T, most: number) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(one).max(most, `must have at most ${most} values`).optional(),
  );

type DescribedFacet = Pick<Facet<never>, 'label' | 'declared' | 'asked' | 'listsChosenOnly'>;

/** One or several values of a facet; where the facet declares its values, only those. */
function facetParameter({ label, declared, asked, listsChosenOnly }: DescribedFacet) {
  const values = declared?.map(({ value }) => value);
  const one = asked
    ? filterValue.refine((value) => asked.optionOf(value)?.value === value, asked.must)
    : values
      ? z.enum(values, `must be one of ${values.join(', ')}`)
      : filterValue;
  return repeated(one, 50)
    .meta({
      description: [
        asked
          ? `${label}: up to this amount. It ${asked.must}.`
          : `${label}; may be repeated: any of the values.`,
        listsChosenOnly && '`facets` has only the values that are chosen.',
      ]
        .filter(Boolean)
        .join(' '),
    })
    .optional();
}

type FacetParameter = z.ZodOptional<z.ZodType<string[], string | string[]>>;

/** How facets filter a list, for the description of its operation. */
export const BY_FACET =
  'Values inside a facet are OR, facets are AND. A filter takes the `value` of an option of its facet, such as the slug of a provider.';

/** A parameter for each facet of a list: for zod's `extend`, which leaves them to be made when they are used. */
export function facetParameters<Name extends string>(facets: { readonly [N in Name]: DescribedFacet }) {
  const schemaOf = (name: Name) => facetParameter(facets[name]) as FacetParameter;
  return shapeWhenUsed(Object.keys(facets) as Name[], schemaOf);
}

/** The values of a query's facets, without those that have none. */
export function chosenFilters<Name extends string>(
  facets: { readonly [N in Name]: unknown },
  given: { readonly [N in NoInfer<Name>]?: readonly string[] | undefined },
): FiltersOf<Name> {
  const chosen: FiltersOf<Name> = {};
  for (const name of Object.keys(facets) as Name[]) if (given[name]?.length) chosen[name] = given[name];
  return chosen;
}

/**
 * At most one of the filters may be given.
 * @param why ends the message: combinations of offers belong to /api/search
 */
export function oneFilterOf(names: readonly string[], why = '/api/search combines filters') {
  return (query: Record<string, unknown>, ctx: z.core.$RefinementCtx) => {
    const given = names.filter((name) => query[name] !== undefined);
    if (given.length < 2) return;
    for (const name of given) {
      const others = given.filter((other) => other !== name).join(' and ');
      const message = `cannot be combined with ${others}; ${why}`;
      ctx.addIssue({ code: 'custom', path: [name], message });
    }
  };
}

/** Checks the query against a schema; what is wrong becomes one 400 that names every parameter. */
export const query = <T extends z.ZodType>(schema: T) =>
  validator('query', schema, (result) => {
    if (result.success) return;
    const errors = result.error.map(({ path, message }) => ({
      field: String(path?.[0] ?? 'query'),
      message,
    }));
    throw badParameter(errors, 'The parameters are described in /api/docs.');
  });
