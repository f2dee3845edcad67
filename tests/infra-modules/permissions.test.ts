import { afterAll, describe, expect, it, vi } from 'vitest';
import { infraModule, plain, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

const TABLE = 'arn:aws:dynamodb:ap-southeast-2:123456789012:table/one';
const of = async (name: string, ...args: unknown[]) => {
  recordInfra();
  return plain((await infraModule('permissions'))[name](...args));
};

/** What nobody but the API reads. */
const NOTHING_LOCKED = {
  effect: 'deny',
  actions: ['dynamodb:GetItem', 'dynamodb:Query'],
  resources: [TABLE],
  conditions: [{ test: 'ForAnyValue:StringLike', variable: 'dynamodb:LeadingKeys', values: ['*#locked#*'] }],
};

describe('what a function may do, action by action', () => {
  it('the API reads the directory and its indexes', async () => {
    expect(await of('readDirectory', { arn: TABLE })).toEqual([
      { actions: ['dynamodb:GetItem', 'dynamodb:Query'], resources: [TABLE] },
      {
        actions: ['dynamodb:Query'],
        resources: ['bySlug', 'byTag', 'byAssetClass', 'byStatus'].map((index) => `${TABLE}/index/${index}`),
      },
    ]);
  });

  it('the pages read the same, but nothing that is locked', async () => {
    const all = await of('readDirectory', { arn: TABLE });
    expect(await of('readPublic', { arn: TABLE })).toEqual([...all, NOTHING_LOCKED]);
  });

  it('those for pictures and assistants have one index, and nothing that is locked', async () => {
    expect(await of('readRecords', { arn: TABLE })).toEqual([
      { actions: ['dynamodb:GetItem', 'dynamodb:Query'], resources: [TABLE] },
      { actions: ['dynamodb:Query'], resources: [`${TABLE}/index/bySlug`] },
      NOTHING_LOCKED,
    ]);
  });

  it('those that search download the files, and list nothing', async () => {
    expect(await of('readSearchFiles', { arn: 'arn:aws:s3:::one' })).toEqual([
      { actions: ['s3:GetObject'], resources: ['arn:aws:s3:::one/search/*'] },
    ]);
  });

  it('what visitors send is written and never read', async () => {
    expect(await of('writeSubmissions', { arn: TABLE })).toEqual([
      { actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'], resources: [TABLE] },
    ]);
  });

  it('the mailer takes what waits and marks it', async () => {
    expect(await of('takeMail', { arn: TABLE })).toEqual([
      { actions: ['dynamodb:Query'], resources: [`${TABLE}/index/byMailDue`] },
      { actions: ['dynamodb:UpdateItem'], resources: [TABLE] },
    ]);
  });
});

describe('sending mail', () => {
  const identity = 'arn:aws:ses:ap-southeast-2:123456789012:identity';
  const allowed = async (from: string, to: string[]) => {
    recordInfra();
    const email = {
      nodes: {
        identity: {
          arn: (globalThis as never as { $output: (text: string) => unknown }).$output(
            `${identity}/ours.example`,
          ),
        },
        configurationSet: { arn: 'the set' },
      },
    };
    return plain((await infraModule('permissions')).sendMail(email, from, to));
  };

  it('is allowed from one address, with the identities of the recipients', async () => {
    expect(await allowed('hello@ours.example', ['desk@ours.example', 'a@there.example'])).toEqual([
      {
        actions: ['ses:SendEmail'],
        resources: [
          `${identity}/ours.example`,
          'the set',
          `${identity}/desk@ours.example`,
          `${identity}/a@there.example`,
          `${identity}/there.example`,
        ],
        conditions: [{ test: 'StringEquals', variable: 'ses:FromAddress', values: ['hello@ours.example'] }],
      },
    ]);
  });
});
