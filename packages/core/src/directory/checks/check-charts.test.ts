import { expect, it } from 'vitest';
import { validateDirectory } from '../validate';

const chart = (row: string) =>
  `First line.\n\n\`\`\`chart\nTitle: Two rows\nReading: Longer is more.\nSource: Own figures\n\n| Row | Share |\n|---|---|\n${row}\n\`\`\`\n\nLast line.\n`;
const problemsOf = (content: string) =>
  validateDirectory(
    {
      blog_posts: {
        file: 'blog_posts.json',
        rows: [
          {
            id: '11111111-1111-4111-8111-111111111111',
            slug: 'post',
            title: 'A post',
            excerpt: 'Text.',
            category: 'Guides',
            author: 'A. Writer',
            is_published: true,
            published_at: '2026-01-01',
            created_at: '2026-01-01',
            content,
          },
        ],
        text_values: false,
      },
    },
    {},
  ).problems.filter(({ field }) => field === 'content');

it('refuses two charts of one title in a post: its page would draw one of them twice', () => {
  const [one, other] = [chart('| A | 8% |'), chart('| A | 9% |')];
  expect(problemsOf(one + other.replace('Two rows', 'Two others'))).toEqual([]);
  expect(problemsOf(one + other)).toMatchObject([
    {
      severity: 'error',
      reason: 'line 17 of the text, in a chart: an earlier chart has the title "Two rows" as well',
    },
  ]);
});

it('refuses a post whose chart cannot be drawn, with the line of its text', () => {
  expect(problemsOf(chart('| A | 8% |'))).toEqual([]);
  expect(problemsOf(chart('| A | wide |'))).toMatchObject([
    {
      severity: 'error',
      file: 'blog_posts.json',
      row: 1,
      reason: expect.stringMatching(/^line 10 of the text, in a chart: "wide" must be a figure/),
    },
  ]);
  expect(problemsOf(chart('| A | 8% |').replace('Title: Two rows\n', ''))).toMatchObject([
    { severity: 'error', reason: 'line 4 of the text, in a chart: has no line "Title: …"' },
  ]);
});

it('refuses a post with what is meant as a chart and would be shown as it is written', () => {
  expect(problemsOf(chart('| A | 8% |').replace('```chart', '``` chart'))).toMatchObject([
    { severity: 'error', reason: expect.stringMatching(/^line 3 of the text is no chart block/) },
  ]);
});
