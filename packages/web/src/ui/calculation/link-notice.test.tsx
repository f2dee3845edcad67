import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkNotice } from './link-notice';

const textOf = (link: Parameters<typeof LinkNotice>[0]['link']) =>
  renderToStaticMarkup(<LinkNotice link={link} />).replace(/<[^>]+>/g, '');

describe('LinkNotice', () => {
  it('names what was used of a link, what was not, and what takes its place', () => {
    const unused = [
      { label: 'Years', given: '41', wanted: 'a whole number from 1 to 40', instead: '10 years' },
    ];
    expect(textOf({ used: ['Amount: $250,000'], unused })).toBe(
      'Part of this link could not be usedYears: the link has “41”. It needs a whole number from 1 to 40. This page uses 10 years instead.Used from the link: Amount: $250,000.',
    );
    expect(textOf({ used: [], unused })).toContain('Nothing else in the link was used.');
  });

  it('is not there where all was used', () => {
    expect(textOf({ used: ['Amount: $250,000'], unused: [] })).toBe('');
  });
});
