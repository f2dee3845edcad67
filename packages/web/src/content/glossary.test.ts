import { AIP_ON_CALL } from '@tussock/core/aip/settings';
import { findForbiddenCopy } from '@tussock/core/directory/copy/copy-check';
import { LIMITS } from '@tussock/core/eligibility/thresholds';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../app/route';
import { routes } from '../app/routes';
import type { Glossary } from '../features/glossary/glossary';
import { byLetter } from '../features/glossary/glossary';
import { addressKind } from '../lib/address/address-kind';
import file from './glossary.json';
import { FIGURE } from './law-figure.fixture';

const { sources, terms, words } = file as Glossary;
const ids = new Set(terms.map(({ id }) => id));

describe('the glossary', () => {
  it('has at least forty terms, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(ids.size).toBe(terms.length);
    expect(byLetter(terms).flatMap(([, ofLetter]) => ofLetter)).toHaveLength(terms.length);
  });

  it.each(terms.map((term) => [term.id, term] as const))(
    '%s names what it rests on and leads somewhere',
    (_, term) => {
      expect(term.sources.length).toBeGreaterThan(0);
      for (const id of term.sources) expect(Object.keys(sources)).toContain(id);
      for (const id of term.see) expect([...ids].filter((other) => other !== term.id)).toContain(id);
      if (term.page) expect(matchRoute(routes, term.page, new URLSearchParams())).not.toBeNull();
      expect(findForbiddenCopy(term.definition)).toEqual([]);
      expect(FIGURE.exec(term.definition)?.[0]).toBeUndefined();
    },
  );

  it('has no source that nothing rests on, and none that cannot be reached as it is written', () => {
    const used = new Set(terms.flatMap((term) => term.sources));
    expect(Object.keys(sources).filter((id) => !used.has(id))).toEqual([]);
    for (const { address } of Object.values(sources))
      if (address) expect(addressKind(address)).toMatch(/external|page/);
  });

  it('says of limits and of money on call what the rules say', () => {
    const meaning = (id: string) => terms.find((term) => term.id === id)?.definition ?? '';
    for (const { value } of LIMITS.portfolio.concat(LIMITS.acquisitions))
      expect(meaning('investment-activity-criteria')).toContain(`${value.comparison} a set value`);
    for (const { value } of AIP_ON_CALL)
      for (const kind of value)
        expect(meaning('on-call-investment')).toContain(kind.replace(/(account|deposit)s$/, '$1'));
  });

  it('rests on nothing that is older than the law it speaks of', () => {
    const dated = Object.values(sources).flatMap(({ title }) => title.match(/\b(?:19|20)\d\d\b/g) ?? []);
    expect(Math.min(...dated.map(Number))).toBeGreaterThanOrEqual(2007);
    for (const id of ['general-partner', 'limited-partnership'])
      expect(terms.find((term) => term.id === id)?.sources).toContain('lp-act');
  });

  it('links words to terms that it has', () => {
    expect(Object.values(words).filter((id) => !ids.has(id))).toEqual([]);
  });
});
