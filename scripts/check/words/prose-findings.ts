import type { Finding } from './finding';
import { FORBIDDEN_PHRASES } from './forbidden-phrases';
import { lineOf, type Prose } from './prose';
import { speller } from './spelling';

export function phraseFindings(prose: readonly Prose[]): Finding[] {
  return prose.flatMap((each) =>
    FORBIDDEN_PHRASES.flatMap(({ pattern, reason, instead, visitorsOnly }) => {
      if (visitorsOnly && each.readers !== 'visitors') return [];
      const [phrase] = pattern.exec(each.text) ?? [];
      return phrase === undefined
        ? []
        : [{ place: each.file, line: lineOf(each, phrase), phrase, instead: `${instead} (${reason})` }];
    }),
  );
}

export async function spellingFindings(prose: readonly Prose[], names: Iterable<string>): Promise<Finding[]> {
  const spellers = {
    visitors: await speller('visitors', names),
    developers: await speller('developers', names),
  };
  return prose.flatMap((each) =>
    spellers[each.readers].misspelt(each.text).map((word) => ({
      place: each.file,
      line: lineOf(each, word),
      phrase: word,
      instead: 'spell it as in New Zealand, or add it to scripts/check/words/dictionaries',
    })),
  );
}
