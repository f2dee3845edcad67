import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../lib/address/paths';
import type { Glossary } from './glossary';

/** The glossary in schema.org's vocabulary. */
export function termData(
  { terms }: Glossary,
  { address }: Pick<SiteSettings, 'address'>,
): Record<string, unknown> {
  const url = `${address}${paths.glossary}`;
  return {
    '@type': 'DefinedTermSet',
    name: 'Glossary',
    url,
    inLanguage: 'en-NZ',
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: `${url}#${id}`,
    })),
  };
}
