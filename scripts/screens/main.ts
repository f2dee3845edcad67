import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tests/support/browser';
import { pageKinds } from '../../tests/support/page-kinds';
import { startPublishingSite } from '../../tests/support/site';
import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { markPictures } from './marks';

const FOLDER = 'docs/screens';
const SCREENS = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
/** The pages that are shown on a phone and in the dark too. */
const MAIN = new Set(['home', 'offers', 'offer', 'compare', 'portfolio-builder', 'qualify']);
const PAGES_AT_ONCE = 2;

interface Shot {
  address: string;
  /** Name of the file, without its ending. */
  name: string;
  screen: keyof typeof SCREENS;
  theme: (typeof THEMES)[number];
}

const screens = defineCommand({
  meta: { description: `Take pictures of every kind of page for ${FOLDER}` },
  details: 'The top of each page on a light desktop screen; of the main ones on a phone and in the dark too.',
  example: '',
  async run() {
    mkdirSync(FOLDER, { recursive: true });
    const site = await startPublishingSite();
    const browser = await launchBrowser();
    try {
      const compared = site.directory.offers.filter((offer) => offer.is_active && offer.slug).slice(0, 3);
      const addresses = pageKinds(site.directory).map((address) =>
        address === '/compare' ? `/compare?offers=${compared.map(({ slug }) => slug).join(',')}` : address,
      );
      const take = async (shot: Shot) => say(await screenshot(browser, site.address, shot));
      await pMap(shotsOf(addresses), take, { concurrency: PAGES_AT_ONCE });
      for (const path of await markPictures(browser, site.address, FOLDER)) say(path);
    } finally {
      await browser.close();
      await site.close();
    }
  },
});

function shotsOf(addresses: readonly string[]): Shot[] {
  const taken = new Set<string>();
  return addresses.flatMap((address) => {
    const page = nameOf(address, taken);
    taken.add(page);
    const all = (Object.keys(SCREENS) as Shot['screen'][]).flatMap((screen) =>
      THEMES.map((theme) => ({ address, name: `${page}-${screen}-${theme}`, screen, theme })),
    );
    return MAIN.has(page) ? all : all.slice(0, 1);
  });
}

/** Returns the path of the picture. */
async function screenshot(browser: Browser, site: string, shot: Shot): Promise<string> {
  const context = await browser.newContext({
    viewport: SCREENS[shot.screen],
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
  });
  const page = await context.newPage();
  await page.goto(site + shot.address, { waitUntil: 'networkidle' });
  const path = join(FOLDER, `${shot.name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 60 });
  await context.close();
  return path;
}

/** "/offers/some-offer" is "offer", a second one "offer-2"; "/offers?layout=table" is "offers-table". */
function nameOf(address: string, taken: ReadonlySet<string>): string {
  const [path = '', search = ''] = address.split('?');
  const [first = 'home', ...rest] = path.split('/').filter(Boolean);
  const isDetail = rest.length > 0 && /s$|^blog$/.test(first) && !['guides', 'opportunities'].includes(first);
  const base = isDetail
    ? `${first.replace(/(ss)es$|s$/, '$1')}${first === 'blog' ? '-post' : ''}`
    : [first, ...rest].join('-');
  const layout = new URLSearchParams(search).get('layout');
  const name = layout ? `${base}-${layout}` : base;
  if (!taken.has(name)) return name;
  for (let n = 2; ; n += 1) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`;
}

await runProgram({ name: 'npm run screens', exitCodes: EXIT_CODES, command: screens });
