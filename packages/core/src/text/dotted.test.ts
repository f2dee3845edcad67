import { expect, it } from 'vitest';
import { dotted } from './dotted';

it('facts in one line leave out what is not known, and no line can begin with the dot between them', () => {
  expect(dotted(['Fund manager', null, undefined, '', false, 'Ōtaki'])).toBe('Fund manager\u00a0· Ōtaki');
  expect(dotted([null, 'Ōtaki'])).toBe('Ōtaki');
});
