import { expect, it } from 'vitest';
import { renderHtml } from '../../app/render-html';
import { scriptBefore, scriptsBefore } from './script-before';

it('is loaded with the others before a page is written, and once', async () => {
  let loads = 0;
  const Text = scriptBefore(async () => {
    loads += 1;
    return { default: ({ words }: { words: string }) => <p>{words}</p> };
  });
  expect(loads).toBe(0);
  await scriptsBefore();
  await scriptsBefore();
  expect(await renderHtml(<Text words="Kauri" />)).toContain('<p>Kauri</p>');
  expect(loads).toBe(1);
});

it('is written also where nobody has loaded it', async () => {
  const Text = scriptBefore(async () => ({ default: () => <p>Rimu</p> }));
  expect(await renderHtml(<Text />)).toContain('<p>Rimu</p>');
});
