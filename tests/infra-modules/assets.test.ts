import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { infraModule, recordInfra } from './record';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});
const clientOf = (name: string, files: readonly string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), file);
  }
  return join(folder, name);
};

async function uploaded(stage: { kind: string; domain: string }, client: string) {
  const recorded = recordInfra();
  const { sst } = globalThis as never as { sst: { aws: { Router: new (name: string) => object } } };
  const { objects } = (await infraModule('assets')).createAssets(stage, new sst.aws.Router('Router'), client);
  const made = recorded.resources.filter(({ name }) => name.startsWith('Asset-'));
  return { ...recorded, objects, made: made.map(({ inputs }) => inputs) };
}

const PRODUCTION = { kind: 'production', domain: 'ours.example' };
const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

describe('the browser’s files', () => {
  it('are one object each, with their type, and kept for good where the name has a digest', async () => {
    const files = [
      ...[
        'assets/client-1a2b3c4d.js',
        'assets/short-1a2b.js',
        'assets/logos/north-property.svg',
        'assets/a.woff2',
      ],
      ...[
        'favicon.svg',
        'favicon.ico',
        'apple-touch-icon.png',
        'assets/data-1a2b3c4d5.json',
        'index.html',
        'a/assets/b.js',
      ],
    ];
    const { made, objects } = await uploaded(PRODUCTION, clientOf('all', files));
    expect(objects).toHaveLength(8);
    expect(made.map(({ key, contentType, cacheControl }) => [key, contentType, cacheControl])).toEqual([
      ['apple-touch-icon.png', 'image/png', HOUR],
      ['assets/a.woff2', 'font/woff2', HOUR],
      ['assets/client-1a2b3c4d.js', 'text/javascript; charset=utf-8', FOREVER],
      ['assets/data-1a2b3c4d5.json', 'application/json; charset=utf-8', FOREVER],
      ['assets/logos/north-property.svg', 'image/svg+xml; charset=utf-8', HOUR],
      ['assets/short-1a2b.js', 'text/javascript; charset=utf-8', HOUR],
      ['favicon.ico', 'image/x-icon', HOUR],
      ['favicon.svg', 'image/svg+xml; charset=utf-8', HOUR],
    ]);
    for (const { bucket, key, source } of made)
      expect([bucket, source]).toEqual(['name of Assets', join(folder, 'all', key)]);
  });

  it('of a type that is not known stop the deploy', async () => {
    const client = clientOf('odd', ['assets/a.unheard-of']);
    await expect(uploaded(PRODUCTION, client)).rejects.toThrow(
      'assets/a.unheard-of: its content type is not known',
    );
  });

  it('are read by this distribution alone, which learns what is missing', async () => {
    const { inputsOf } = await uploaded(PRODUCTION, clientOf('one', ['favicon.svg']));
    const only = {
      principals: [{ type: 'service', identifiers: ['cloudfront.amazonaws.com'] }],
      conditions: [{ test: 'StringEquals', variable: 'AWS:SourceArn', values: ['arn of Router'] }],
    };
    expect(inputsOf('Assets')).toEqual({
      cors: false,
      policy: [
        { ...only, actions: ['s3:GetObject'], paths: ['*'] },
        { ...only, actions: ['s3:ListBucket'], paths: [''] },
      ],
    });
  });

  it.each([
    ['production', 'ours.example', ''],
    ['preview', 'pr-1.preview.ours.example', 'pr-1.preview.ours.example'],
  ])('of %s have their routes', async (kind, domain, host) => {
    const { resources } = await uploaded({ kind, domain }, clientOf('one', ['favicon.svg']));
    expect(
      resources.filter(({ type }) => type === 'route').map(({ name, inputs }) => [name, inputs.to]),
    ).toEqual(
      ['/assets', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((path) => [
        `${host}${path}`,
        'name of Assets',
      ]),
    );
  });
});
