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
    spellers[spelledFor(each)].misspelt(isText(each) ? withoutNames(each.text) : each.text).map((word) => ({
      place: each.file,
      line: lineOf(each, word),
      phrase: word,
      instead: 'spell it as in New Zealand, or add it to scripts/check/words/dictionaries',
    })),
  );
}

/** A string of code that is neither a sentence nor the beginning of one may be a value of HTML or a key. */
const spelledFor = ({ file, text, readers }: Prose) =>
  /\.tsx?$/.test(file) && !/^\p{Lu}|[.?!]$/u.test(text) ? 'developers' : readers;

/** Of prose, a capital letter inside a sentence is a name. Titles of buttons and columns are in the code. */
const isText = ({ file }: Prose) => /\.(?:json|mdx?)$/.test(file);
const withoutNames = (text: string) => text.replace(/(?<![.?!:]["”’)]* )(?<!^)\b\p{Lu}[\p{L}’']+/gu, '–');

/** The same findings with the file and line of the text that a page shows, where a source has it as it is. */
export function inSources(findings: readonly Finding[], prose: readonly Prose[]): Finding[] {
  return findings.map((finding) => {
    const start = finding.phrase.replace(/^[^“]*“/, '').slice(0, 40);
    const source = prose.find(({ text }) => text.includes(start));
    return source ? { ...finding, place: source.file, line: lineOf(source, start) } : finding;
  });
}
