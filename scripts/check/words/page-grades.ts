import type { Finding } from './finding';
import { type Reading, readingOf, wholeSentences, wordsIn } from './reading';
import type { ReadPage } from './rendered-pages';

/** A kind of page, and how hard it may be to read. The first whose paths match counts. */
const KINDS = [
  { name: 'legal', paths: /^\/(?:privacy|terms|disclaimer)$/, most: 12 },
  {
    name: 'guide',
    paths:
      /^\/(?:guides\/|aip-investor-visa|pie-structure|pooled-vs-direct|methodology|partners|about|glossary|faq|qualify)/,
    most: 10,
  },
  { name: 'post', paths: /^\/blog\/./, most: 10 },
  { name: 'record', paths: /^\/(?:offers|providers|platforms|funds)\/./, most: 10 },
  { name: 'interface', paths: /^\//, most: 8 },
] as const;
const MOST_WORDS = 40;

export interface PageGrade extends Reading {
  address: string;
  kind: (typeof KINDS)[number]['name'];
  most: number;
}

/** The sentences of providers count on pages of records and posts; on others the words of the interface alone do. */
export function gradeOf(
  { address, blocks }: Pick<ReadPage, 'address' | 'blocks'>,
  ofRecords: ReadonlySet<string> = new Set(),
): PageGrade {
  const { name, most } = KINDS.find(({ paths }) => paths.test(address)) ?? KINDS[4];
  const all = wholeSentences(blocks);
  const own = name === 'interface' ? all.filter((sentence) => !ofRecords.has(sentence)) : all;
  return { address, kind: name, most, ...readingOf(own) };
}

export function gradeFindings(grades: readonly PageGrade[]): Finding[] {
  return grades.flatMap(({ address, grade, kind, most }) =>
    grade !== null && grade > most
      ? [
          {
            place: address,
            phrase: `grade ${grade.toFixed(1)}`,
            instead: `${most} or less on a ${kind} page: shorter sentences and words`,
          },
        ]
      : [],
  );
}

/** The sentences of pages that are too long to take in, each once. */
export function longSentences(pages: readonly Pick<ReadPage, 'address' | 'blocks'>[]): Finding[] {
  const seen = new Set<string>();
  return pages.flatMap(({ address, blocks }) =>
    wholeSentences(blocks).flatMap((sentence) => {
      const length = Math.max(...partsOf(sentence).map((part) => wordsIn(part).length));
      if (length <= MOST_WORDS || seen.has(sentence)) return [];
      seen.add(sentence);
      return [
        {
          place: address,
          phrase: `“${sentence}”`,
          instead: `${length} words: up to ${MOST_WORDS}, in two sentences`,
        },
      ];
    }),
  );
}

/** A list of sources after a colon is read item by item. */
const partsOf = (sentence: string) => (/:.*;.*;/.test(sentence) ? sentence.split(/[:;]/) : [sentence]);
