import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const text = async (path: string) => (await fetch(site.address + path)).text();

/** The scripts of a page, as its HTML lists them. */
async function scriptsOf(path: string): Promise<string[]> {
  const [, listed = ''] = /<meta name="page-scripts" content="([^"]+)"/.exec(await text(path)) ?? [];
  return listed.split(' ');
}

it.each([
  '/',
  '/offers',
  '/offers/akeake-industrial-trust-units',
  '/compare',
  '/providers',
  '/aip-investor-visa',
])('%s has a script that names all others, so that a link to it asks for them at once', async (path) => {
  const scripts = await scriptsOf(path);
  expect(scripts.length).toBeGreaterThan(4);
  const codes = await Promise.all(scripts.map(async (script) => ({ script, code: await text(script) })));
  const own = codes.filter(({ script, code }) =>
    scripts.every((other) => other === script || code.includes(`./${other.split('/').at(-1)}"`)),
  );
  expect(own.map(({ script }) => script)).toEqual([expect.stringMatching(/^\/assets\/[\w-]+\.js$/)]);
});
