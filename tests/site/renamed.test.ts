import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEveryColumn } from '../support/every-column';
import { mcpClient } from '../support/mcp';
import { type PublishingSite, startPublishingSite } from '../support/site';
import { everyAddress } from './every-address';

const NAME = 'Kererū Ledger';
const folder = mkdtempSync(join(tmpdir(), 'renamed-'));

let site: PublishingSite;
beforeAll(async () => {
  writeEveryColumn(folder, 1);
  const named = { name: NAME, address: 'https://kereru.example', contact_email: 'hello@kereru.example' };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(named));
  site = await startPublishingSite(folder);
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

/**
 * What programs and browsers know the first directory by, whatever this one is called: keys of what a browser stores, the client key, addresses of what
 * assistants keep, and what the client in TypeScript exports.
 */
const IDENTIFIERS =
  /\btussock_(?:situation|session|slash|draft_\w+)|\btussock-web\b|\btussock:\/\/|\bTussock(?:Error|Options)\b|\bcreateTussock\b/g;
const OLD = new RegExp(`.{0,60}${DEFAULT_SETTINGS.name}.{0,40}`, 'gi');
const oldNames = (text: string) => text.replace(IDENTIFIERS, '').match(OLD) ?? [];

it('a directory of another name says no earlier one in any page, file, feed or answer', async () => {
  const { directory, address } = site;
  const addresses = await everyAddress(address, directory, ['public']);
  const documents = ['/api/openapi.json', '/api/docs', '/api/client.ts', '/api/settings', '/no-such-page'];
  const found: Record<string, string[]> = {};
  let named = 0;
  for (const path of [...addresses, ...documents]) {
    const text = await (await fetch(address + path)).text();
    const old = oldNames(text);
    if (old.length > 0) found[path] = [...old];
    if (text.includes(NAME)) named += 1;
  }
  expect(found).toEqual({});
  expect(await (await fetch(`${address}/api/docs`)).text()).toContain(`<title>Read API | ${NAME} NZ</title>`);
  // What is looked for would have been found.
  expect(addresses.length).toBeGreaterThan(100);
  expect(named).toBeGreaterThan(50);
});

it('and tells assistants the name that it has', async () => {
  const { rpc } = mcpClient((path, init) => fetch(site.address + path, init));
  const answers = await Promise.all(
    ['server/discover', 'tools/list', 'resources/list', 'resources/templates/list'].map((method) =>
      rpc(method),
    ),
  );
  const text = JSON.stringify(answers);
  expect(oldNames(text)).toEqual([]);
  expect(text).toContain(`${NAME} directory`);
});
