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

  it('lists the first ten, and counts the others', () => {
    const parts = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        label: 'Offer',
        given: `given-${at + 1}.`,
        wanted: 'at most 3 offers',
        instead: 'the other offers of the link',
      }));
    const many = textOf({ used: [], unused: parts(2_510) });
    expect(many).toContain('given-10.');
    expect(many).not.toContain('given-11.');
    expect(many).toContain('2,500 more parts of the link could not be used.');
    expect(textOf({ used: [], unused: parts(11) })).toContain('1 more part of the link could not be used.');
    expect(textOf({ used: [], unused: parts(10) })).not.toContain('more part');
  });

  it('is not there where all was used', () => {
    expect(textOf({ used: ['Amount: $250,000'], unused: [] })).toBe('');
  });
});
