import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files';

const ROOT = join(import.meta.dirname, '../..');
const TOKENS = 'packages/web/src/styles/tokens.css';
const coloursIn = (file: string) => readFileSync(join(ROOT, file), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];

it('what cannot read the tokens has their values: pictures, reports, the address bar, the icon', () => {
  const tokens = new Set(coloursIn(TOKENS));
  const files = ['packages', 'scripts', 'infra']
    .flatMap(ownFiles)
    .filter((file) => /^(?!.*(?:logos|\.test\.|\.fixture\.)).*\.(?:tsx?|css|svg)$/.test(file));
  expect(files).toContain(TOKENS);
  const others = files.flatMap((file) =>
    coloursIn(file).flatMap((one) => (tokens.has(one) ? [] : `${file}: ${one}`)),
  );
  expect(others).toEqual([]);
});
