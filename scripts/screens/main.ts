import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser';
import { pageKinds } from '../../tests/support/page-kinds';
import { startSite } from '../../tests/support/site';

/**
 * `npm run screens`: pictures of every kind of page for `docs/screens`, as a desktop in the light shows its top; the main
 * ones on a phone and in the dark too.
 */
const FOLDER = 'docs/screens';
const DESKTOP = { width: 1440, height: 1000 };
const PHONE = { width: 390, height: 844 };
const MAIN = new Set(['home', 'offers', 'offer', 'compare', 'portfolio-builder', 'qualify']);

async function screens() {
  mkdirSync(FOLDER, { recursive: true });
  const site = await startSite();
  const browser = await launchBrowser();
  const compared = site.directory.offers.filter((offer) => offer.is_active && offer.slug).slice(0, 3);
  const kinds = pageKinds(site.directory).map((address) =>
    address === '/compare' ? `/compare?offers=${compared.map(({ slug }) => slug).join(',')}` : address,
  );
  const taken = new Set<string>();
  for (const address of kinds) {
    const name = nameOf(address, taken);
    taken.add(name);
    for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      for (const theme of ['light', 'dark'] as const) {
        if (!MAIN.has(name) && (screen === 'phone' || theme === 'dark')) continue;
        const context = await browser.newContext({
          viewport,
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en-NZ',
        });
        const page = await context.newPage();
        await page.goto(site.address + address, { waitUntil: 'networkidle' });
        const path = join(FOLDER, `${name}-${screen}-${theme}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 60 });
        await context.close();
        console.log(path);
      }
    }
  }
  await browser.close();
  await site.close();
}

/** "/offers/some-offer" is "offer", a second one "offer-2"; "/offers?layout=table" is "offers-table". */
function nameOf(address: string, taken: ReadonlySet<string>): string {
  const [path = '', search = ''] = address.split('?');
  const [first = 'home', ...rest] = path.split('/').filter(Boolean);
  const isDetail = rest.length > 0 && /s$|^blog$/.test(first) && !['guides', 'opportunities'].includes(first);
  const base = isDetail
    ? `${first.replace(/(ss)es$|s$/, '$1')}${first === 'blog' ? '-post' : ''}`
    : [first, ...rest].join('-');
  const name = search.startsWith('layout=') ? `${base}-table` : base;
  if (!taken.has(name)) return name;
  for (let n = 2; ; n += 1) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`;
}

screens().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
