import type { Directory } from '@tussock/core/directory/directory';
import { addressOf } from '@tussock/core/identifier/identifier';
import { parseKeyRing } from '@tussock/server/token/key-ring';
import { newSubject, signUnlockToken } from '@tussock/server/token/unlock-token';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diffDirectories } from '../../scripts/seed/diff/diff-directories';
import { diffText, summaryText } from '../../scripts/seed/diff/diff-text';
import { recordNames } from '../../scripts/seed/diff/record';
import { mcpClient } from '../support/mcp';
import { type PublishingSite, startPublishingSite } from '../support/site';
import { everyAddress } from './every-address';
import { fewerOffers } from './fewer-offers';
import { type MarkedOffer, mark, marksIn, withMarked } from './marked-directory';

const DAY = 86_400_000;
let site: PublishingSite;
let base: Directory;
let before: Directory;
let after: Directory;
let printed = '';
let restore = () => {};

/** Locked from the first release, with other contents in the second; open in the first and locked since; left the directory. */
let always: MarkedOffer;
let changed: MarkedOffer;
let sinceThen: MarkedOffer;
let gone: MarkedOffer;
let openThen: MarkedOffer;
/** Where everybody read what is locked now, and a cursor of that time. */
const shownBefore: string[] = [];
let cursor = '';
/** Open to everybody, and marked the same way: what finds nothing of the others must find this. */
let open: MarkedOffer;

beforeAll(async () => {
  restore = listenToOutput();
  site = await startPublishingSite();
  base = fewerOffers(site.directory);
  const { offers } = base;
  const [first, second] = offers.filter((offer) => offer.is_exclusive && offer.is_active);
  const [third, fourth] = offers.filter((offer) => !offer.is_exclusive && offer.is_active);
  if (!first || !second || !third || !fourth) throw new Error('the sample has too few offers');
  always = mark(first, 'zzqalpha', 13);
  changed = mark(first, 'zzqbravo', 17);
  gone = mark({ ...second, is_active: false }, 'zzqcharlie', 19);
  sinceThen = mark({ ...third, is_exclusive: true }, 'zzqdelta', 23);
  open = mark(fourth, 'zzqopen', 29);
  openThen = { ...sinceThen, offer: { ...sinceThen.offer, is_exclusive: false } };
  before = withMarked(base, [always, gone, openThen, open]);
  after = withMarked(base, [changed, gone, sinceThen, open]);
  await site.publish(before);
  await vi.waitFor(
    async () => expect((await (await fetch(`${site.address}/api/release`)).json()).release).toBe(2),
    { timeout: 15_000, interval: 250 },
  );
  for (const address of addressesOf(openThen.offer))
    if (marksIn((await read(address)).body, [openThen.marks]).length > 0) shownBefore.push(address);
  cursor = (await (await fetch(`${site.address}/api/offers?limit=1`)).json()).next_cursor;
  await site.publish(after);
  await vi.waitFor(
    async () => expect((await (await fetch(`${site.address}/api/release`)).json()).release).toBe(3),
    { timeout: 15_000, interval: 250 },
  );
});
afterAll(async () => {
  restore();
  await site?.close();
});

const locked = () => [always, changed, gone, sinceThen].map(({ marks }) => marks);
const token = async (expires: Date, keys = site.submissions.keys) =>
  signUnlockToken({ subject: newSubject(), expires_at: expires }, keys);
const readLocked = (id: string, bearer?: string) =>
  fetch(`${site.address}/api/exclusive/offers/${id}`, {
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });

describe('what an exclusive offer locks', () => {
  it('is answered whole to a valid token, and may be kept by nobody', async () => {
    const answer = await readLocked(changed.offer.id, await token(new Date(Date.now() + DAY)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
    const { details, documents, management_fee, exit_fee, fee_base, exit_gate, sources } =
      await answer.json();
    expect(details).toBe(changed.offer.details);
    expect(documents).toEqual(changed.offer.documents);
    expect([management_fee, exit_fee]).toEqual([changed.offer.management_fee, changed.offer.exit_fee]);
    expect([fee_base, exit_gate]).toEqual([changed.offer.fee_base, changed.offer.exit_gate]);
    expect(sources).toHaveLength(changed.sources.length);
  });

  it('stays closed to no token, and to forged, expired, foreign and cut ones', async () => {
    const good = await token(new Date(Date.now() + DAY));
    const bearers = [
      undefined,
      '',
      'x',
      good.slice(0, -1),
      `${good}A`,
      good.replace(/^./, (char) => (char === 'A' ? 'B' : 'A')),
      `${good.split('.')[0]}.${(await token(new Date(Date.now() + 2 * DAY))).split('.')[1]}`,
      await token(new Date(Date.now() - 1_000)),
      await token(new Date(Date.now() + DAY), parseKeyRing(`foreign:${'f'.repeat(40)}`)),
    ];
    for (const { offer } of [changed, sinceThen, gone]) {
      // A good answer just before must not be given to the next visitor.
      await readLocked(offer.id, good);
      for (const bearer of bearers) {
        const answer = await readLocked(offer.id, bearer);
        expect(answer.status).toBe(401);
        expect(marksIn(await answer.text(), locked())).toEqual([]);
      }
    }
  });

  it('shows in no page, file, API answer, search, feed or earlier release, whoever asks', async () => {
    const words = locked().flatMap(({ words: [word = ''] }) => [word, `${word}details`, `${word}title`]);
    const addresses = await everyAddress(site.address, after, words);
    expect(addresses.length).toBeGreaterThan(500);
    const foundOpen = new Set<string>();
    const leaks: string[] = [];
    const visit = async (address: string) => {
      const { body, headers } = await read(address);
      for (const found of marksIn(body, locked()))
        if (!isEcho(address, found)) leaks.push(`${address}: ${found}`);
      for (const found of marksIn(headers, locked())) leaks.push(`${address}, headers: ${found}`);
      if (marksIn(body, [open.marks]).length > 0) foundOpen.add(address);
    };
    for (let at = 0; at < addresses.length; at += 12)
      await Promise.all(addresses.slice(at, at + 12).map(visit));
    expect(leaks).toEqual([]);
    const slug = addressOf(open.offer);
    expect([...foundOpen]).toEqual(
      expect.arrayContaining([`/offers/${slug}`, `/offers/${slug}.json`, `/api/offers/${slug}`]),
    );
  }, 240_000);

  it('shows to no assistant, whatever it calls', async () => {
    const { post } = mcpClient((path, init) => fetch(site.address + path, init));
    const leaks: string[] = [];
    const opened: string[] = [];
    const ask = async (name: string, args: Record<string, unknown>) => {
      const text = await (await post('tools/call', { name, arguments: args })).text();
      for (const found of marksIn(text, locked())) leaks.push(`${name} ${JSON.stringify(args)}: ${found}`);
      if (marksIn(text, [open.marks]).length > 0) opened.push(name);
    };
    const ids = [changed, sinceThen, gone, open].map(({ offer }) => offer.id);
    for (const release of [1, 2, 3]) {
      for (const id of ids) {
        await ask('get_record', { kind: 'offer', id, release });
        await ask('compare_offers', { offers: [id, ids.at(id === ids.at(-1) ? 0 : -1)], release });
        for (const position of ['pir-28', 'person-33', 'company-28'])
          await ask('after_tax', { offer: id, position, release });
        await ask('changes_since', { since: '0', record: id, release });
      }
      for (let page = 1; page < 7; page += 1) {
        await ask('search_offers', { page, limit: 25, facets: true, rate: 'person-33', release });
        await ask('changes_since', { since: '0', page, limit: 25, release });
      }
    }
    for (const [word = ''] of [changed, sinceThen, gone].map(({ marks }) => marks.words)) {
      const { structuredContent } = await mcpClient((path, init) => fetch(site.address + path, init)).call(
        'search_offers',
        { q: word },
      );
      expect([word, structuredContent.total]).toEqual([word, 0]);
    }
    expect(leaks).toEqual([]);
    const shown = ['get_record', 'compare_offers', 'changes_since', 'after_tax'];
    expect(new Set(opened)).toEqual(new Set(shown));
  }, 240_000);

  it('is taken out of the release in which everybody could read it, and of what was noted since', async () => {
    const { id } = openThen.offer;
    expect(shownBefore).toEqual(addressesOf(openThen.offer));
    const [fee = 0] = openThen.marks.fees;
    for (const address of [
      ...addressesOf(openThen.offer, '?release=2'),
      '/api/offers?limit=100&release=2',
      `/api/offers?limit=100&cursor=${cursor}`,
      '/api/sources?limit=100&release=2',
      `/api/changes?limit=100&offer=${id}`,
      `/api/changes?limit=100&offer=${id}&release=2`,
      '/changes/rss.xml',
    ]) {
      const { body } = await read(address);
      expect([address, marksIn(body, locked()), body.includes(String(fee))]).toEqual([address, [], false]);
    }
    const then = await (await fetch(`${site.address}/api/offers/${id}?release=2`)).json();
    expect(then).toMatchObject({
      id,
      is_exclusive: true,
      details: null,
      documents: [],
      management_fee: null,
    });
    expect(then.description).toBe(openThen.offer.description);
    const cards = await (await fetch(`${site.address}/api/search?q=&limit=100&release=2`)).json();
    const card = cards.data.find((one: { id: string }) => one.id === id);
    expect(card.is_exclusive).toBe(true);
    expect(card.checks).not.toHaveProperty('management_fee');
  });

  it('is in no picture: the one of another content has the same bytes', async () => {
    const pictureIn = async (release: number) => {
      const answer = await fetch(
        `${site.address}/images/offers/${addressOf(always.offer)}.png?release=${release}`,
      );
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    expect(await pictureIn(3)).toBe(await pictureIn(2));
  });

  it('is found by no search for its words', async () => {
    for (const {
      words: [word = ''],
    } of locked())
      for (const asked of [word, `${word}details`, `${word}heading`, `${word}title`]) {
        const answer = await (await fetch(`${site.address}/api/search?q=${asked}`)).json();
        expect([asked, answer.total, answer.groups]).toEqual([asked, 0, expect.anything()]);
        expect(JSON.stringify(answer)).not.toContain(addressOf(always.offer));
      }
  });

  it('is in no answer of a valid token but that of its own route', async () => {
    const authorization = `Bearer ${await token(new Date(Date.now() + DAY))}`;
    for (const { offer } of [changed, sinceThen, gone])
      for (const path of [`/api/offers/${offer.id}`, '/api/offers?limit=100', '/api/search?limit=100']) {
        const answer = await fetch(site.address + path, { headers: { authorization } });
        expect(marksIn(await answer.text(), locked())).toEqual([]);
      }
  });

  it('is printed by no diff', () => {
    for (const [from, to, marks] of [
      [base, before, [always, gone].map((each) => each.marks)],
      [before, after, locked()],
      [after, base, locked()],
    ] as const) {
      const changes = diffDirectories(from, to);
      expect(changes.length).toBeGreaterThan(0);
      expect(marksIn(diffText(changes, recordNames(from, to)) + summaryText(changes), marks)).toEqual([]);
    }
    const told = diffText(diffDirectories(base, before), recordNames(base, before));
    expect(marksIn(told, [open.marks])).not.toEqual([]);
  });

  it('is in no line of a log', async () => {
    await fetch(`${site.address}/offers/${addressOf(changed.offer)}`);
    console.error('the ear of this test is open');
    expect(printed).toContain('the ear of this test is open');
    expect(marksIn(printed, locked())).toEqual([]);
  });
});

/** Where an offer is read by itself. */
const addressesOf = ({ id, slug }: MarkedOffer['offer'], query = '') =>
  [`/api/offers/${id}`, `/api/offers/${slug}`, `/offers/${slug}`, `/offers/${slug}.json`].map(
    (address) => address + query,
  );

/** A page repeats the words that were searched for; that is the visitor's own text. */
const isEcho = (address: string, found: string) =>
  new URL(address, site.address).searchParams.get('q')?.includes(found) ?? false;

async function read(address: string): Promise<{ body: string; headers: string }> {
  const answer = await fetch(site.address + address);
  return { body: await answer.text(), headers: JSON.stringify([...answer.headers]) };
}

/** Collects what this process prints. */
function listenToOutput(): () => void {
  const streams = [process.stdout, process.stderr] as const;
  const writes = streams.map((stream) => stream.write);
  const methods = ['log', 'info', 'warn', 'error'] as const;
  const consoles = methods.map((method) => console[method]);
  for (const stream of streams)
    stream.write = ((text: string | Uint8Array) => {
      printed += text;
      return true;
    }) as typeof stream.write;
  for (const method of methods)
    console[method] = (...parts: unknown[]) => {
      printed += `${parts.map((part) => (part instanceof Error ? part.stack : (JSON.stringify(part) ?? String(part)))).join(' ')}\n`;
    };
  return () => {
    streams.forEach((stream, place) => {
      stream.write = writes[place] as typeof stream.write;
    });
    methods.forEach((method, place) => {
      console[method] = consoles[place] as typeof console.log;
    });
  };
}
