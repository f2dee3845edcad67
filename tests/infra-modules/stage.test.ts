import { expect, it } from 'vitest';
import { BUNDLE } from '../../infra/bundle';
import { SETTINGS } from '../../infra/settings';
import { EDGE_REGION, stageOf } from '../../infra/stage';

const { domain } = SETTINGS;

it.each([
  ['production', 'production', domain, [`www.${domain}`]],
  ['previews', 'previews', `*.preview.${domain}`, []],
  ['pr-1', 'preview', `pr-1.preview.${domain}`, []],
  ['abcdefghijklmnopqrstuvwx', 'preview', `abcdefghijklmnopqrstuvwx.preview.${domain}`, []],
] as const)('the stage %s is of the kind %s, under its own names', (name, kind, host, aliases) => {
  expect(stageOf(name)).toEqual({
    name,
    kind,
    aliases,
    domain: host,
    production: kind === 'production',
    bounded: name === 'pr-1',
    address: `https://${host}`,
  });
});

it('what CloudFront has of its own is in one region', () => {
  expect(EDGE_REGION).toBe('us-east-1');
});

it('functions are bundled for production, as modules, without the names of functions and without what never runs', () => {
  const { external, ...how } = BUNDLE;
  expect(how).toEqual({
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['module', 'module-sync'],
    keepNames: false,
  });
  expect(external.length).toBeGreaterThan(5);
  // The name of a package or a part of one, or of files beside the one that imports them.
  for (const name of external)
    expect(name).toMatch(/^((@[a-z-]+\/)?[a-z][a-z0-9-]*(\/[a-z0-9-]+)*|\.\/[a-z]+-\*)$/);
  expect(new Set(external).size).toBe(external.length);
});
