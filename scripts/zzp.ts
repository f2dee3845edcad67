import { findingLines } from './check/words/finding';
import { phraseFindings } from './check/words/prose-findings';
import { sourceProse } from './check/words/sources';

console.log(
  findingLines(phraseFindings(sourceProse()))
    .filter((l) => !/^(scripts\/sample|packages\/web\/src\/content\/.*mdx)/.test(l))
    .map((l) => l.replace(/ \(.*/, ''))
    .join('\n'),
);
