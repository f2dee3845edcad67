import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glossary from '../../../packages/web/src/content/glossary.json';
import { defineCommand } from '../../cli/command';
import { CheckError } from '../../cli/failure';
import { runProgram } from '../../cli/run-program';
import { say } from '../../cli/terminal';
import { columnLabels, describedFields, describedOtherwise, namedOtherwise } from './field-names';
import { type Finding, findingLines } from './finding';
import { lengthFindings } from './lengths';
import { gradeFindings, gradeOf, longSentences, type PageGrade } from './page-grades';
import { inSources, phraseFindings, spellingFindings } from './prose-findings';
import { wholeSentences } from './reading';
import { type ReadPage, renderedPages } from './rendered-pages';
import { sampleNames } from './sample-names';
import { sourceProse } from './sources';

const OPENAPI = 'docs/openapi.json';

const words = defineCommand({
  meta: {
    description: 'Check spelling, forbidden phrases, names of fields, reading grades and lengths of titles',
  },
  details:
    'It reads pages as the production build renders them over the sample, and the sources with their comments.',
  example: '',
  async run() {
    const [prose, pages] = [sourceProse(), await renderedPages()];
    const ofRecords = prose.filter(({ file }) => file.startsWith('scripts/sample/')).map(({ text }) => text);
    const sentences = new Set(wholeSentences(ofRecords));
    const grades = pages.map((page) => gradeOf(page, sentences));
    say(gradeTable(grades));
    const findings = {
      'forbidden phrases': phraseFindings(prose),
      spelling: await spellingFindings(prose, sampleNames()),
      'names of fields': inSources(fieldFindings(pages, new Set(ofRecords)), prose),
      'reading grade': gradeFindings(grades),
      'long sentences': inSources(longSentences(pages), prose),
      'titles and descriptions': inSources(lengthFindings(pages), prose),
    };
    say(`\n${prose.length} texts of the sources, ${pages.length} pages`);
    for (const [name, found] of Object.entries(findings)) say(`${name}: ${found.length}`);
    const lines = findingLines(Object.values(findings).flat());
    if (lines.length > 0) throw new CheckError(`\n${lines.join('\n')}`);
  },
});

function fieldFindings(pages: readonly ReadPage[], ofRecords: ReadonlySet<string>): Finding[] {
  const { labels, findings } = columnLabels();
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../..', OPENAPI), 'utf8'));
  const terms = [...glossary.terms.map(({ term }) => term), ...labels.values()];
  const texts = pages.flatMap(({ address, blocks }) =>
    blocks.filter((text) => !ofRecords.has(text)).map((text) => ({ place: address, text })),
  );
  return [
    ...findings,
    ...describedOtherwise(labels, describedFields(document, OPENAPI)),
    ...namedOtherwise(terms, texts),
  ];
}

/** The grade of each page; of the pages of one kind of record, those that are hardest and easiest to read. */
function gradeTable(grades: readonly PageGrade[]): string {
  const groups = new Map<string, PageGrade[]>();
  for (const grade of grades) {
    const [, first, more] = grade.address.split('/');
    const group = more === undefined ? grade.address : `/${first}/…`;
    groups.set(group, [...(groups.get(group) ?? []), grade]);
  }
  const rows = [...groups].map(([group, of]) => {
    const numbers = of.flatMap(({ grade }) => grade ?? []).sort((a, b) => a - b);
    const range = [...new Set([numbers[0], numbers.at(-1)])].map((grade) => grade?.toFixed(1) ?? '–');
    const longest = Math.max(...of.map(({ length }) => length));
    return `  ${group.padEnd(30)} ${of[0]?.kind.padEnd(10)} ${range.join(' to ').padEnd(12)} ${longest.toFixed(1)}`;
  });
  return ['Reading grade (Flesch-Kincaid) and words of a sentence on average', ...rows].join('\n');
}

await runProgram({
  name: 'npx tsx scripts/check/words/main.ts',
  exitCodes: { 0: 'nothing was found', 1: 'something was found', 2: 'the command was used wrongly' },
  command: words,
});
