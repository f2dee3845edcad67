import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import { verifyUnlockToken } from '@tussock/server/token/unlock-token';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/any-character';
import { BOTH_ENGINES, ENGINES } from '../../../tests/support/each-engine';
import { startFaulty } from '../../../tests/support/faulty-engine';
import { filledApply, filledReport, filledUnlock } from '../../../tests/support/forms';
import { KEYS, newSubmissionsTable, startApp, useEngine } from '../../../tests/support/submissions-app';
import { openCounters, openSubmissionsTable, type SubmissionsTable } from './client';
import { listSubmissions } from './operator/read-submissions';
import { countPageView, OTHER_PATHS, viewsOfMonth } from './page-views';
import { RATE_LIMITS } from './rate-limit';

const APPLY = '/api/submissions/apply';
const UNLOCK = '/api/submissions/unlock';
const REPORT = '/api/submissions/report';
const VIEWS = '/api/page-views';

describe.each(BOTH_ENGINES)('submissions on %s', (name) => {
  const engine = useEngine(name);
  let table: SubmissionsTable;
  let site: ReturnType<typeof startApp>;
  const kept = () => listSubmissions(table, site.world.now);
  const everything = async () =>
    JSON.stringify((await table.client.send(new ScanCommand({ TableName: table.name }))).Items);

  beforeEach(async () => {
    table = await newSubmissionsTable(engine.endpoint());
    site = startApp(table);
  });

  it('keeps what is sent twice once, and answers the same', async () => {
    const form = filledApply();
    const first = await site.post(APPLY, form);
    site.world.now = new Date('2026-11-20T01:05:00Z');
    const second = await site.post(APPLY, { ...form, elapsed_ms: 99_000 });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const together = filledApply();
    await Promise.all([1, 2, 3, 4].map(() => site.post(APPLY, together)));
    expect(await kept()).toHaveLength(2);
  });

  it('refuses an address that asks too often, for as long as it says, and only that one', async () => {
    for (let i = 0; i < RATE_LIMITS.apply.most; i++) expect((await site.post(APPLY, {})).status).toBe(400);
    const refused = await site.post(APPLY, filledApply());
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect((await site.post(UNLOCK, filledUnlock())).status).toBe(201);
    site.world.address = '203.0.113.8';
    expect((await site.post(APPLY, filledApply())).status).toBe(201);
    site.world.address = '203.0.113.7';
    site.world.now = new Date(site.world.now.getTime() + (wait - 30) * 1000);
    expect((await site.post(APPLY, filledApply())).body.hint).toContain('in 1 minute.');
    site.world.now = new Date(site.world.now.getTime() + 30_000);
    expect((await site.post(APPLY, filledApply())).status).toBe(201);
  });

  it('loses no view when many come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => site.post(VIEWS, { path: '/faq' })));
    expect(await viewsOfMonth(table, '2026-11', site.world.now)).toMatchObject([{ path: '/faq', count: 40 }]);
  });

  it('sums views of invented paths once a day has enough of them', async () => {
    for (const path of ['/tags/a', '/tags/b', '/tags/c', '/tags/d', '/tags/a'])
      await countPageView(table, path, site.world.now, 2);
    const counts = await viewsOfMonth(table, '2026-11', site.world.now);
    expect(Object.fromEntries(counts.map(({ path, count }) => [path, count]))).toEqual({
      '/tags/a': 2,
      '/tags/b': 1,
      [OTHER_PATHS]: 2,
    });
  });

  // What follows is ours and not the engine's.
  if (!ENGINES.includes(name)) return;

  it('keeps an enquiry with every field, its consents and when it is to go', async () => {
    const form = filledApply({ phone: '  ' });
    const answer = await site.post(APPLY, form);
    expect(answer).toMatchObject({ status: 201, body: { submission_id: form.submission_id } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const at = '2026-11-20T01:00:00.000Z';
    const { elapsed_ms: _, ...fields } = form;
    expect(await kept()).toEqual([
      {
        ...fields,
        kind: 'apply',
        phone: null,
        recipients_checked: true,
        offer_name: null,
        received_at: at,
        consents: [
          { purpose: 'share_with_providers', version: 'share-1', given: true, at },
          { purpose: 'marketing', version: 'marketing-1', given: false, at },
        ],
        mail_status: 'pending',
        mail_attempts: 0,
        mail_sent_at: null,
        mail_error: null,
        expires: Date.parse('2028-11-19T01:00:00Z') / 1000,
      },
    ]);
  });

  it('keeps a report of a mistake with the record and the field that it is about, once', async () => {
    const form = filledReport();
    expect(await site.post(REPORT, form)).toMatchObject({
      status: 201,
      body: { submission_id: form.submission_id },
    });
    expect(await site.post(REPORT, form)).toMatchObject({ status: 201 });
    expect(await kept()).toMatchObject([
      {
        kind: 'report',
        subject: form.subject,
        message: form.message,
        email: form.email,
        consents: [],
        mail_status: 'pending',
        expires: Date.parse('2028-11-19T01:00:00Z') / 1000,
      },
    ]);
    expect(await site.post(REPORT, { ...form, message: 'Something else' })).toMatchObject({ status: 409 });
    expect(await site.post(REPORT, filledReport({ subject: null }))).toMatchObject({ status: 201 });
  });

  it.each([
    ['message', { message: ' ' }],
    ['message', { message: 'My card is 4111 1111 1111 1111' }],
    ['email', { email: 'mere' }],
    ['subject.field', { subject: { kind: 'offer', record: 'a', name: 'A', field: 'x\ny' } as const }],
    ['subject.kind', { subject: { kind: 'post', record: 'a', name: 'A', field: null } as never }],
    ['subject.name', { subject: { kind: 'fund', record: 'a', name: '', field: null } as const }],
  ])('refuses a report with a wrong %s: %o', async (field, over) => {
    const answer = await site.post(REPORT, filledReport(over));
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field }] } });
    expect(await kept()).toEqual([]);
  });

  it('refuses other contents under an id that was used, and keeps the first', async () => {
    const form = filledApply();
    await site.post(APPLY, form);
    const second = await site.post(APPLY, { ...form, message: 'Something else' });
    expect(second).toMatchObject({ status: 409, body: { code: 'already_sent' } });
    expect(await kept()).toMatchObject([{ message: form.message }]);
  });

  it('refuses other consents under an id that was used: what is kept would not be what was agreed to', async () => {
    const [form, unlock] = [filledApply(), filledUnlock()];
    for (const [path, sent] of [
      [APPLY, form],
      [UNLOCK, unlock],
    ] as const) {
      const { marketing } = sent.consents;
      const changed = { ...sent.consents, marketing: { ...marketing, given: !marketing.given } };
      expect((await site.post(path, sent)).status).toBe(201);
      const second = await site.post(path, { ...sent, consents: changed });
      expect(second).toMatchObject({ status: 409, body: { code: 'already_sent' } });
    }
  });

  it('compares the recipients with the directory, and takes an enquiry that it cannot compare', async () => {
    const forged = filledApply({ recipients: [{ id: 'nobody', name: 'Harbour Credit' }] });
    const answer = await site.post(APPLY, forged);
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'recipients' }] } });
    expect(await kept()).toEqual([]);
    const form = filledApply();
    site.world.providers = null;
    expect((await site.post(APPLY, form)).status).toBe(201);
    expect(await kept()).toMatchObject([{ recipients: form.recipients, recipients_checked: false }]);
    // The same form, sent again when the directory is back.
    site.world.providers = form.recipients;
    expect((await site.post(APPLY, form)).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  it('keeps the offer that an enquiry is about with its name, and refuses one that is not listed', async () => {
    const offer = { id: '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a12', name: 'Harbour notes' };
    const form = filledApply({ offer_id: offer.id });
    expect(await site.post(APPLY, form)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'offer_id' }] },
    });
    site.world.offers = [offer];
    expect((await site.post(APPLY, form)).status).toBe(201);
    expect(await kept()).toMatchObject([{ offer_id: offer.id, offer_name: offer.name }]);
    const noName = await site.post(APPLY, filledApply({ offer_id: 'harbour-notes' }));
    expect(noName).toMatchObject({ status: 400, body: { details: [{ field: 'offer_id' }] } });
  });

  it('refuses an asset class that is not listed, together with all else that is not', async () => {
    const unlisted = { asset_classes: ['infrastructure', 'moon-dust'] };
    const answer = await site.post(APPLY, filledApply(unlisted));
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'asset_classes' }] } });
    const recipients = [{ id: 'nobody', name: 'Nobody' }];
    const all = await site.post(APPLY, filledApply({ ...unlisted, recipients, offer_id: randomUUID() }));
    const fields = all.body.details.map(({ field }: { field: string }) => field);
    expect([all.status, fields]).toEqual([400, ['offer_id', 'asset_classes', 'recipients']]);
    expect(await kept()).toEqual([]);
  });

  it('hands out a token that opens, the same when the form is sent again', async () => {
    const form = filledUnlock();
    const { status, body } = await site.post(UNLOCK, form);
    expect(status).toBe(201);
    expect(body.expires_at).toBe('2026-12-20T01:00:00.000Z');
    const session = await verifyUnlockToken(body.token, KEYS, site.world.now);
    expect(session).toMatchObject({ expires_at: new Date(body.expires_at) });
    expect(await kept()).toMatchObject([{ kind: 'unlock', subject: session?.subject }]);
    site.world.now = new Date('2026-11-21T01:00:00Z');
    expect((await site.post(UNLOCK, form)).body).toEqual(body);
    expect((await site.post(UNLOCK, filledUnlock())).body.token).not.toBe(body.token);
  });

  it('needs the declaration for an unlocking', async () => {
    const form = filledUnlock();
    form.consents.wholesale_declaration.given = false;
    const { status, body } = await site.post(UNLOCK, form);
    expect(status).toBe(400);
    expect(body.details).toEqual([
      { field: 'consents.wholesale_declaration', message: expect.stringContaining('wholesale') },
    ]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['the hidden field filled in', { hp: 'https://spam.example' }],
    ['the hidden field filled in with a thing', { hp: { a: 1 } }],
    ['a form filled in at once', { elapsed_ms: 300 }],
    ['a form filled in before it was shown', { elapsed_ms: -5 }],
  ])('thanks a robot and keeps nothing: %s', async (_, trap) => {
    expect(await site.post(APPLY, { ...filledApply(), ...trap })).toMatchObject({
      status: 202,
      body: { received: true },
    });
    const unlocked = await site.post(UNLOCK, { ...filledUnlock(), ...trap });
    expect(unlocked.status).toBe(202);
    expect(unlocked.body).not.toHaveProperty('token');
    expect(await everything()).not.toContain('example.co.nz');
  });

  it('keeps a form that was sent as soon as the page lets a person send it', async () => {
    const sent = await site.post(APPLY, { ...filledApply(), elapsed_ms: MIN_ELAPSED_MS });
    expect(sent.status).toBe(201);
    expect((await site.post(UNLOCK, { ...filledUnlock(), elapsed_ms: MIN_ELAPSED_MS - 1 })).status).toBe(202);
    expect(await kept()).toHaveLength(1);
  });

  it('lists every wrong field once', async () => {
    const { status, body } = await site.post(APPLY, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'bad_fields', hint: null });
    const fields = body.details.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual([
      'amount_band',
      'asset_classes',
      'consents',
      'elapsed_ms',
      'email',
      'investor_basis',
      'name',
      'notice_version',
      'recipients',
      'submission_id',
      'timing',
    ]);
  });

  it('keeps no address and nothing that leads back to one', async () => {
    await site.post(VIEWS, { path: '/offers' });
    await site.post(APPLY, {});
    const items = await everything();
    expect(items).toContain('hits#');
    expect(items).not.toContain('203.0.113');
  });

  it('counts page views per path and New Zealand day', async () => {
    for (const path of ['/offers', '/offers/?status=Open', '/', '/offers/harbour-credit']) {
      expect(await site.post(VIEWS, { path })).toMatchObject({ status: 202, body: { counted: true } });
    }
    // 14:00 in New Zealand has become 00:30 of the day after.
    site.world.now = new Date('2026-11-20T11:30:00Z');
    await site.post(VIEWS, { path: '/offers' });
    expect(await viewsOfMonth(table, '2026-11', site.world.now)).toEqual([
      { day: '2026-11-20', path: '/', count: 1 },
      { day: '2026-11-20', path: '/offers', count: 2 },
      { day: '2026-11-20', path: '/offers/harbour-credit', count: 1 },
      { day: '2026-11-21', path: '/offers', count: 1 },
    ]);
  });

  it('counts no view twice when the answer of the table is lost', async () => {
    const faulty = await startFaulty({ name, endpoint: engine.endpoint(), close: async () => {} });
    const counters = openCounters({ DYNAMODB_ENDPOINT: faulty.endpoint, SUBMISSIONS_TABLE: table.name });
    const losing = startApp(table, site.world.now, counters);
    await site.post(VIEWS, { path: '/faq' });
    faulty.fault = (operation) => (operation === 'UpdateItem' ? 'lost' : null);
    expect(await losing.post(VIEWS, { path: '/faq' })).toMatchObject({
      status: 202,
      body: { counted: false },
    });
    await faulty.close();
    expect(await viewsOfMonth(table, '2026-11', site.world.now)).toMatchObject([{ path: '/faq', count: 2 }]);
    expect(losing.world.failures).toEqual([]);
  });

  it('counts a view although the connection of the one before was closed meanwhile', async () => {
    const faulty = await startFaulty({ name, endpoint: engine.endpoint(), close: async () => {} });
    const counters = openCounters({ DYNAMODB_ENDPOINT: faulty.endpoint, SUBMISSIONS_TABLE: table.name });
    const waking = startApp(table, site.world.now, counters);
    // What a function finds that slept: the table gave its connection up, and it did not hear of it.
    faulty.fault = (_operation, _request, isReused) => (isReused ? 'reset' : null);
    for (let view = 0; view < 3; view++)
      expect(await waking.post(VIEWS, { path: '/faq' })).toMatchObject({ body: { counted: true } });
    await faulty.close();
    expect(await viewsOfMonth(table, '2026-11', site.world.now)).toMatchObject([{ path: '/faq', count: 3 }]);
  });

  it('keeps counts for three years', async () => {
    await site.post(VIEWS, { path: '/faq' });
    const counts = (day: string) => viewsOfMonth(table, '2026-11', new Date(day));
    expect(await counts('2029-11-20T00:00:00Z')).toHaveLength(1);
    expect(await counts('2029-12-01T00:00:00Z')).toEqual([]);
  });

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('counts nothing for %o', async (headers) => {
    expect(await site.post(VIEWS, { path: '/offers' }, headers)).toMatchObject({
      status: 202,
      body: { counted: false },
    });
    expect(await everything()).toBe('[]');
  });

  it('counts no page that we do not have', async () => {
    expect(await site.post(VIEWS, { path: '/wp-admin' })).toMatchObject({
      status: 202,
      body: { counted: false },
    });
    expect(await viewsOfMonth(table, '2026-11', site.world.now)).toEqual([]);
  });

  it('writes and never reads: two kinds of call are all it makes', async () => {
    const calls = new Set<string>();
    table.client.middlewareStack.add(
      (next, { commandName = '' }) =>
        (args) => {
          calls.add(commandName);
          return next(args);
        },
      { step: 'initialize' },
    );
    const form = filledUnlock();
    await site.post(UNLOCK, form);
    await site.post(UNLOCK, form);
    await site.post(APPLY, filledApply());
    await site.post(VIEWS, { path: '/' });
    expect([...calls].sort()).toEqual(['PutItemCommand', 'UpdateItemCommand']);
  });

  it('answers any input without a fault of its own', async () => {
    const values = fc.oneof(
      fc.anything({ withNullPrototype: false }),
      fc.string({ unit: anyCharacter, maxLength: 200 }),
    );
    const field = fc.constantFrom(...Object.keys(filledApply()), '__proto__', 'constructor');
    const changed = fc
      .tuple(field, values)
      .map(([name, value]) => JSON.stringify({ ...filledApply(), [name]: value }));
    const body = fc.oneof(changed, fc.json(), fc.string());
    const route = fc.constantFrom(APPLY, UNLOCK, VIEWS);
    await fc.assert(
      fc.asyncProperty(route, body, fc.ipV4(), async (path, body, address) => {
        site.world.address = address;
        const { status } = await site.post(path, body ?? '');
        expect([201, 202, 400]).toContain(status);
      }),
      { numRuns: 150 },
    );
    expect(site.world.failures).toEqual([]);
  }, 60_000);

  it('says that it is out of order when the table does not answer', async () => {
    const down = openSubmissionsTable({ DYNAMODB_ENDPOINT: 'http://127.0.0.1:9', SUBMISSIONS_TABLE: 'none' });
    const broken = startApp(down);
    const answer = await broken.post(APPLY, filledApply());
    expect(answer).toMatchObject({ status: 503, body: { code: 'store_unavailable', details: null } });
    expect(answer.headers.get('retry-after')).toBe('30');
    const missing = startApp(
      openSubmissionsTable({ DYNAMODB_ENDPOINT: engine.endpoint(), SUBMISSIONS_TABLE: 'none' }),
    );
    expect((await missing.post(APPLY, filledApply())).status).toBe(503);
    expect(JSON.stringify([...broken.world.failures, ...missing.world.failures])).not.toMatch(/mere/i);
    expect(missing.world.failures[0]).toMatchObject({
      name: 'ResourceNotFoundException',
      frames: expect.any(Array),
    });
  });
});

describe('the routes', () => {
  const { app, post } = startApp(openSubmissionsTable({ DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' }));

  it('take JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      expect(await post(APPLY, filledApply(), { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'not_json' },
      });
    }
  });

  it('take no more than 32 KB, announced or not', async () => {
    const long = JSON.stringify({ ...filledApply(), message: 'a'.repeat(33 * 1024) });
    const headers = { 'content-length': String(long.length) };
    const hint = expect.stringContaining('shorten what you wrote');
    expect(await post(APPLY, long, headers)).toMatchObject({
      status: 413,
      body: { code: 'too_large', hint },
    });
    const stream = new ReadableStream({
      pull: (queue) => queue.enqueue(new TextEncoder().encode('a'.repeat(4096))),
    });
    const request = new Request(`http://localhost${APPLY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect((await app.request(request)).status).toBe(413);
  });

  it('take POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await app.request(APPLY, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('are three', async () => {
    expect(await post(`/api/submissions/${randomUUID()}`, {})).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await post('/api/submissions', {})).status).toBe(404);
  });
});
