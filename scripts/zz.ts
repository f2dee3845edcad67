import { writeFileSync } from 'node:fs';
import { readingOf, wholeSentences } from './check/words/reading';
import { renderedPages } from './check/words/rendered-pages';
import { sourceProse } from './check/words/sources';

const t = process.cpuUsage();
const lap = (s: string) => {
  const u = process.cpuUsage(t);
  console.log(s, ((u.user + u.system) / 1e6).toFixed(2));
};
const pages = await renderedPages();
lap('pages');
const data = new Set(
  sourceProse()
    .filter((p) => p.file.endsWith('.json'))
    .flatMap((p) => wholeSentences([p.text])),
);
let dump = '';
const seen = new Set<string>();
for (const p of pages) {
  const s = wholeSentences(p.blocks);
  const own = s.filter((x) => !data.has(x));
  const r = readingOf(s);
  dump +=
    `\n##### ${p.address} grade ${r.grade?.toFixed(1)} own ${readingOf(own).grade?.toFixed(1)} (${own.length} of ${s.length})\nTITLE ${p.title}\nDESC ${p.description}\n` +
    [...new Set(p.blocks)]
      .filter((b) => b.length < 3000 && wholeSentences([b]).some((x) => !data.has(x)) && !seen.has(b))
      .map((b) => {
        seen.add(b);
        const ss = wholeSentences([b]);
        return (
          b + (ss.length ? `   [${readingOf([...ss, ...ss, ...ss, ...ss, ...ss]).grade?.toFixed(0)}]` : '')
        );
      })
      .join('\n') +
    '\n';
}
lap('grade');
writeFileSync('/tmp/words-dump.txt', dump);
