import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal, settingsProblems } from '../../infra/check-settings';
import { SETTINGS, type Settings } from '../../infra/settings';
import { stageOf } from '../../infra/stage';
import { ROOT } from '../../scripts/infra/platform';
import { OPERATORS } from '../infra/operators';

const keysOf = (settings: Settings) =>
  settingsProblems(settings, ROOT).map(({ file, key }) => `${file} ${key}`);
const own = OPERATORS.first;

describe('the name of a stage', () => {
  it.each(['', 'Pull_Request', '1st', 'pr-1.x', 'pull-request-of-a-long-branch'])(
    'may not be "%s"',
    (name) => {
      expect(() => stageOf(name)).toThrow('up to 24 small letters');
    },
  );
});

describe('the settings of a production deploy', () => {
  it.each(Object.entries(OPERATORS))('of the %s operator are good', (_, settings) => {
    expect(settingsProblems(settings, ROOT)).toEqual([]);
    expect(refusal([])).toBeNull();
  });

  it('of this checkout are placeholders, and each is named', () => {
    expect(new Set(keysOf(SETTINGS))).toEqual(
      new Set([
        ...['domain', 'mail_from', 'mail_to', 'alarm_email'].map((key) => `infra/settings.ts ${key}`),
        ...[
          'contact_email',
          ...['legal_name', 'company_number', 'address', 'owners', 'checkers'].map(
            (key) => `operator.${key}`,
          ),
        ].map((key) => `scripts/sample/settings.json ${key}`),
      ]),
    );
  });

  const WRONG: [key: keyof Settings, value: unknown][] = [
    ['domain', 'tussock.example'],
    ['domain', 'https://tussock.co.nz'],
    ['domain', 'Tussock.co.nz'],
    ['domain', 'localhost'],
    ['mail_from', 'hello@elsewhere.co.nz'],
    ['mail_from', 'hello'],
    ['mail_to', []],
    ['mail_to', ['desk@tussock.co.nz', 'office@tussock.example']],
    ['alarm_email', 'operations@tussock.test'],
    ['alarm_email', ''],
    ['mail_servers', ['mx1.post-office.nz']],
    ['mail_servers', ['to 10 mx1.post-office.nz']],
    ['monthly_budget', 0],
    ['reads_per_minute', 0],
    ['reads_per_minute', 2.5],
    ['mcp_origins', ['app.tussock.co.nz', 'https://app.tussock.co.nz']],
    ['mcp_origins', ['app.tussock.co.nz:8080']],
    ['mcp_origins', ['*']],
    ['revoked_sessions', ['yesterday']],
    ['revoked_sessions', ['2026-11-20T03:00Z', '2026-11-21T03:00Z']],
    ['site_settings', 'data/settings.json'],
  ];
  it.each(WRONG)('%s may not be %j', (key, value) => {
    const keys = keysOf({ ...own, [key]: value });
    // A wrong domain also makes the sender's address wrong.
    expect(keys).toContain(`infra/settings.ts ${key}`);
    expect(keys.filter((found) => !/ (mail_from|domain|site_settings)$/.test(found))).toEqual(
      /mail_from|domain|site_settings/.test(key) ? [] : [`infra/settings.ts ${key}`],
    );
  });

  it.each([0, -1, 1.5])('concurrency may not be %d', (cap) => {
    const concurrency = { api: cap, pages: null, images: null, mcp: 20, submissions: 20 };
    expect(keysOf({ ...own, concurrency })).toEqual(['infra/settings.ts concurrency.api']);
  });

  it('are refused by lines that name the file, the key and the fault', () => {
    const text = refusal(settingsProblems({ ...own, monthly_budget: -1 }, ROOT));
    expect(text).toBe(
      'Production is not deployed, and nothing was created. Edit these settings first:\n' +
        '  infra/settings.ts: monthly_budget must be more than 0 US dollars\n' +
        'What each is: docs/operations/first-deploy.md, “Settings”.',
    );
  });

  it.each([
    ['domain', 'localhost', 'is "localhost"; it must be like yourname.co.nz'],
    ['alarm_email', 'nobody', 'is "nobody"; it must be like operations@yourname.co.nz'],
    ['mail_servers', ['mx1'], 'has "mx1"; it must be like 10 mx1.provider.nz'],
    ['mail_to', [], 'names nobody: applications would reach no one'],
    ['reads_per_minute', 0, 'must be a whole number above 0, or null for no limit'],
    [
      'mcp_origins',
      ['https://app.tussock.co.nz'],
      'has "https://app.tussock.co.nz"; it must be a host name like app.yourname.co.nz',
    ],
    [
      'revoked_sessions',
      ['yesterday'],
      'must hold subjects of 32 hex digits, and at most one time such as 2026-11-20T03:00Z',
    ],
    [
      'site_settings',
      'none.json',
      'names none.json, which is not there; give the settings.json of the data that you publish',
    ],
  ])('%s says what is wrong, and what is right', (key, value, problem) => {
    expect(settingsProblems({ ...own, [key]: value }, ROOT)).toContainEqual({
      file: 'infra/settings.ts',
      key,
      problem,
    });
  });

  it('take no name of a reserved domain', () => {
    const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,10}[a-z0-9])?$/);
    fc.assert(
      fc.property(label, fc.constantFrom('example', 'test', 'invalid', 'example.com'), (name, reserved) => {
        const domain = `${name}.${reserved}`;
        const keys = keysOf({ ...own, domain, mail_from: `hello@${domain}` });
        expect(keys).toEqual(['infra/settings.ts domain', 'infra/settings.ts mail_from']);
      }),
    );
  });

  it('that the site shows are read whole: what is no JSON, or no setting, is told', () => {
    expect(keysOf({ ...own, site_settings: 'README.md' })).toEqual(['README.md ']);
    expect(keysOf({ ...own, site_settings: 'package.json' })).not.toEqual([]);
  });
});
