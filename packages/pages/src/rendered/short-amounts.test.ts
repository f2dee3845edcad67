import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

/** A short amount that screen readers leave out: the exact one follows it. */
const WITH_EXACT =
  /<span aria-hidden="true" title="([^"]*)"><span class="one">[^<]*<\/span><span class="unit">[^<]*<\/span><\/span><span class="sr-only"> \1<\/span>/g;

it.each([
  ...['/', '/offers', '/offers?layout=table', '/aip-eligible-funds'],
  ...['/providers', '/platforms', '/funds'],
])('the exact amount is in the label of every short one on %s', async (address) => {
  const { body } = await page(address);
  const main = body
    .slice(body.indexOf('<main'), body.indexOf('</main>'))
    .replace(/<figure[\s\S]*?<\/figure>/g, '');
  const short = /[$€£][\d.,]+[KM]\s+[A-Z]{3}\b/g;
  expect(main.replace(/<[^>]+>/g, ' ').match(short)?.length ?? 0).toBeGreaterThan(2);
  expect(
    main
      .replace(WITH_EXACT, '')
      .replace(/<[^>]+>/g, ' ')
      .match(short),
  ).toBeNull();
});
