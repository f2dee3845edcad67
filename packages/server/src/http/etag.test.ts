import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTag, bodyTag, matchesTag } from './etag';

const SITE = 'https://tussock.example';
const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const path = fc.array(word, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const search = fc.option(word, { nil: '' }).map((q) => (q === '' ? '' : `?q=${q}`));
const named = fc.record({ build: word, version: word, path, search });
const tagOf = ({
  build,
  version,
  path: at,
  search: asked,
}: typeof named extends fc.Arbitrary<infer T> ? T : never) =>
  addressTag(build, version, `${SITE}${at}${asked}`);

describe('the ETag of an address', () => {
  it('is strong, and the same for the same build, version and address alone', () => {
    fc.assert(
      fc.property(named, named, (one, other) => {
        expect(tagOf(one)).toMatch(/^"[a-z0-9]+-[a-z0-9]+-[\w-]{22}"$/);
        expect(tagOf({ ...one })).toBe(tagOf(one));
        expect(tagOf(one) === tagOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
        for (const field of ['build', 'version', 'path', 'search'] as const)
          if (one[field] !== other[field])
            expect(tagOf({ ...one, [field]: other[field] })).not.toBe(tagOf(one));
      }),
    );
  });

  it('does not depend on the name that the site was reached by', () => {
    expect(addressTag('b', '1', 'http://localhost:3000/offers?page=2#top')).toBe(
      addressTag('b', '1', `${SITE}/offers?page=2`),
    );
  });
});

it('the ETag of a body is the same for the same build and body alone', () => {
  fc.assert(
    fc.property(word, fc.string(), word, fc.string(), (build, body, otherBuild, otherBody) => {
      expect(bodyTag(build, body)).toMatch(new RegExp(`^"${build}-[\\w-]{22}"$`));
      const isSame = build === otherBuild && body === otherBody;
      expect(bodyTag(build, body) === bodyTag(otherBuild, otherBody)).toBe(isSame);
    }),
  );
});

describe('If-None-Match', () => {
  it('names a tag in any place of its list, weakened or not', () => {
    const spaces = fc.constantFrom('', ' ', '  ');
    const listed = fc.array(word.map((text) => `"${text}"`));
    fc.assert(
      fc.property(listed, listed, spaces, fc.constantFrom('', 'W/'), (before, after, space, weak) => {
        const header = [...before, `${weak}"the-tag"`, ...after].join(`${space},${space}`);
        expect(matchesTag(`${space}${header}${space}`, '"the-tag"')).toBe(true);
      }),
    );
  });

  it.each([undefined, '', '"other"', 'the-tag', '"the-tag', '"W/the-tag"', '"a the-tag"', 'xW/"the-tag"'])(
    'does not name it as %s',
    (header) => {
      expect(matchesTag(header, '"the-tag"')).toBe(false);
    },
  );
});
