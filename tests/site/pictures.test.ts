import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageKinds } from '../support/page-kinds';
import { type RunningSite, sharedSite } from '../support/site';

const RECORD = /^\/(offers|providers|platforms|funds|blog|asset-classes)\/[^/]+$/;

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});
afterAll(() => site?.breakReads(false));

/** What a page says about the picture that links to it are shown with. */
async function pictureOf(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(site.address + path)).text();
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="(?:og|twitter):(image[\w:]*)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
}

describe('the picture of a record', () => {
  it('is where its page says, a PNG of the size that the page states', async () => {
    const paths = pageKinds(site.directory).filter((path) => RECORD.test(path));
    const sections = new Set(paths.map((path) => path.split('/')[1]));
    expect(sections).toEqual(new Set(['offers', 'providers', 'platforms', 'funds', 'blog', 'asset-classes']));
    for (const path of paths) {
      const { image = '', 'image:width': width, 'image:height': height, ...rest } = await pictureOf(path);
      const { pathname, search } = new URL(image);
      expect(pathname).toMatch(new RegExp(`^/images/${path.split('/')[1]}/[^/]+\\.png$`));
      expect(rest['image:alt']).toContain('main figures and date');
      const answer = await fetch(site.address + pathname + search);
      const png = Buffer.from(await answer.arrayBuffer());
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
      expect([String(png.readUInt32BE(16)), String(png.readUInt32BE(20))]).toEqual([width, height]);
      expect(png.length).toBeLessThan(150 * 1024);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('have the picture of their section on pages without a record', async () => {
    for (const path of ['/', '/offers', '/tags/carbon', '/funds', '/compare'])
      expect((await pictureOf(path)).image).toMatch(/\/assets\/og\/[a-z-]+\.png$/);
  });
});

it('a logo, which may be replaced under its name, is asked for again after a day; a script, whose name is its content’s, never', async () => {
  const keptFor = async (path: string) => (await fetch(site.address + path)).headers.get('cache-control');
  const logos = site.directory.providers.flatMap(({ logo_url }) => logo_url ?? []);
  expect(logos.length).toBeGreaterThan(20);
  for (const logo of logos) expect([logo, await keptFor(logo)]).toEqual([logo, 'public, max-age=86400']);
  const html = await (await fetch(site.address)).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  expect(await keptFor(script)).toBe('public, max-age=31536000, immutable');
});
