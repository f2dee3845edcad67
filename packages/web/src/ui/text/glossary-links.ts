import { words } from '../../content/glossary.json';
import { paths } from '../../lib/address/paths';
import { glossaryAddresses } from './glossary-addresses';

/** Where each word of the glossary leads. */
export const GLOSSARY_LINKS = glossaryAddresses(paths.glossary, words);
