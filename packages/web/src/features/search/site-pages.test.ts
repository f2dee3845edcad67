import { PAGES } from '@tussock/core/settings/pages';
import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../../../../tests/support/tools';
import { SITE_PAGES, sitePagesFor } from './site-pages';

const asked = (words: string) => sitePagesFor(words).map(({ path }) => path);

describe('the pages of the site that words ask for', () => {
  it('are found by any of their words, among others, in any case and with any marks', () => {
    expect(asked('5 million visa')).toEqual(['/aip-investor-visa', '/aip-eligible-funds']);
    expect(asked('What is a WHOLESALE investor?')).toEqual(['/guides/wholesale-investing-nz', '/qualify']);
    expect(asked('“PIR”, tax')).toEqual(['/pie-structure', '/my-situation']);
  });

  it('begin with those that more of the words ask for', () => {
    expect(asked('wholesale eligibility')[0]).toBe('/qualify');
  });

  it('are at most three, and none where no word asks for one', () => {
    for (const { words } of SITE_PAGES) expect(asked([...words].join(' ')).length).toBeLessThanOrEqual(3);
    expect(asked(SITE_PAGES.flatMap(({ words }) => [...words]).join(' '))).toHaveLength(3);
    for (const other of ['', 'kauri', 'visage', 'private credit under 100k'])
      expect(asked(other)).toEqual([]);
  });

  it('have every guide and every tool among them', () => {
    const guides = Object.values(PAGES).filter((path) => path.startsWith('/guides/'));
    expect(guides.length).toBeGreaterThan(3);
    const wanted = [...guides, ...TOOLS];
    expect(wanted.filter((path) => !SITE_PAGES.some((page) => page.path === path))).toEqual([]);
  });

  it('are each there once', () => {
    expect(new Set(SITE_PAGES.map(({ path }) => path)).size).toBe(SITE_PAGES.length);
  });
});
