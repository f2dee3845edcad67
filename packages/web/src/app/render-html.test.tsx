import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderHtml } from './render-html';

const Broken = () => {
  throw new Error('planted');
};
const page = (content: React.ReactNode) => (
  <main>
    <title>Page</title>
    <Suspense fallback={<p>Loading...</p>}>{content}</Suspense>
  </main>
);

describe('renderHtml', () => {
  it('writes what renderToString writes, in one piece whatever its length', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => <p key={String(at)}>Row {at} & more</p>);
    const html = await renderHtml(page(rows));
    expect(html).toBe(renderToString(page(rows)));
    expect(html).not.toContain('<script');
  });

  it('rejects with the error of a component, also inside of Suspense', async () => {
    await expect(renderHtml(page(<Broken />))).rejects.toThrow('planted');
    await expect(renderHtml(<Broken />)).rejects.toThrow('planted');
  });

  it('waits for what suspends', async () => {
    const text = Promise.resolve('late');
    const Late = () => use(text);
    expect(await renderHtml(page(<Late />))).toContain('late');
  });
});
