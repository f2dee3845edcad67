import { expect, it } from 'vitest';
import { renderHtml } from '../../app/render-html';
import { scriptLater } from './script-later';

it('is in what the server writes', async () => {
  const Part = scriptLater(async () => ({ default: ({ words }: { words: string }) => <p>{words}</p> }));
  expect(await renderHtml(<Part words="Kauri" />)).toContain('<p>Kauri</p>');
});

it('fails on the server where its module cannot be read, and keeps no page waiting', async () => {
  const Part = scriptLater(async (): Promise<{ default: () => null }> => {
    throw new Error('no such file');
  });
  await expect(renderHtml(<Part />)).rejects.toThrow('no such file');
});
