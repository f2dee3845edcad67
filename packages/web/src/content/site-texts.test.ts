import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForbiddenCopy } from '@tussock/core/directory/copy/copy-check';
import { describe, expect, it } from 'vitest';
import { stringProse } from '../../../../scripts/check/words/module-prose';

const PACKAGES = join(import.meta.dirname, '../../..');

/** Lists of words that are looked for, in copy and in what visitors type. */
const LISTS = /copy-rules|sentence\/unrated/;

const modules = ['core', 'web', 'pages', 'api', 'submissions'].flatMap((name) =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, 'src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file) && !LISTS.test(file)),
);

describe('the texts of the site', () => {
  it('pass the copy check that every load passes', () => {
    const texts = modules.flatMap((file) => stringProse(file, readFileSync(join(PACKAGES, file), 'utf8')));
    expect(texts.length).toBeGreaterThan(1_500);
    expect(
      texts.flatMap(({ file, text }) =>
        findForbiddenCopy(text).map(({ phrase }) => ({ file, text, phrase })),
      ),
    ).toEqual([]);
  });
});
