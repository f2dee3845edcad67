import { FOOTER_CLASSES } from '@tussock/core/asset-class/footer-classes';
import { findForbiddenCopy } from '@tussock/core/directory/copy/copy-check';
import { describe, expect, it } from 'vitest';
import { described, footerClass } from './footer-classes';

describe('classes of the footer', () => {
  it('are six, each with a name and words that may stand', () => {
    expect(FOOTER_CLASSES).toHaveLength(6);
    for (const slug of FOOTER_CLASSES) {
      const shown = footerClass(slug);
      expect(shown?.id).toBeNull();
      expect(shown?.description?.length).toBeGreaterThan(200);
      expect(findForbiddenCopy(shown?.description ?? '')).toEqual([]);
    }
  });
  it('lend their words to a class of the data without any; others get those of their risks', () => {
    const bare = { id: '1', slug: 'forestry', name: 'Trees', description: null, questions: null };
    expect(described(bare)).toEqual({ ...bare, description: footerClass('forestry')?.description });
    expect(described({ ...bare, slug: 'wine' }).description).toContain('What can go wrong');
    expect(described({ ...bare, description: 'Trees.' }).description).toBe('Trees.');
  });
  it('are no other', () => {
    expect(footerClass('infrastructure')).toBeNull();
    expect(footerClass('constructor')).toBeNull();
  });
});
