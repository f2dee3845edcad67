import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../app/render-html';
import { FollowList } from './follow-list';

const shown = async (total: number, search = '') => {
  const html = await renderHtml(
    <MemoryRouter initialEntries={['/offers']}>
      <FollowList search={search} hasDates={true} total={total} noun="offers" />
    </MemoryRouter>,
  );
  return {
    text: html.replace(/<!-- -->|<[^>]+>/g, ''),
    files: [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address?.replace('&amp;', '&')),
  };
};

describe('the files of a list', () => {
  it('are the list where it has no more rows than a file', async () => {
    const { text, files } = await shown(1_000);
    expect(text).not.toContain('first 1,000');
    expect(files).toEqual(['/offers.xml', '/offers.ics', '/offers.csv']);
  });

  it('say that they have its first rows where it has more, and where the others are', async () => {
    const { text, files } = await shown(9_201);
    expect(text).toContain('These files have the first 1,000 of 9,201 offers');
    expect(text).toContain('With part=2 to part=10 in its address');
    expect(files).toContain('/offers.csv?part=2');
    const two = await shown(1_001, '?sort=name');
    expect(two.text).toContain('With part=2 in its address');
    expect(two.files).toContain('/offers.csv?sort=name&part=2');
  });
});
