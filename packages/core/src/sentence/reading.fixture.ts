import { nameWords } from './names';
import { filtersOfSentence, type Sentence } from './read-sentence';
import { sentenceReader } from './sentence';
import { OPTIONS, type Said } from './sentence.fixture';

/** Records whose names are words of filters, or begin with one. */
const NAMES = ['Quarterly Capital Limited', 'Open Sea Property Partners', 'Monthly Income Fund', 'Auckland'];
const namesFrom = (first: string) => NAMES.map(nameWords).filter((words) => words[0] === first);

/** Reads sentences over a small directory that has these names and knows every word. */
export const read = sentenceReader({ options: OPTIONS, namesFrom, isKnown: () => true });

export const filters = ({ parts }: Sentence) => filtersOfSentence(parts);
export const wanted = (pieces: readonly Said[]) =>
  Object.fromEntries(pieces.map(({ facet, values }) => [facet, values]));
/** The words that are searched, and the filters. */
export const meant = (text: string) => ({ q: read(text).q, ...filters(read(text)) });
export const unused = (text: string) => read(text).unused?.map(({ words, why }) => [words, why]);
