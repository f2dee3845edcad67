import { DIRECTORY_TABLE } from '@tussock/store/table';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SETTINGS } from '../../infra/settings';
import type { Resource } from '../../scripts/infra/resource';
import {
  alarmLimits,
  alarms,
  budget,
  failing,
  healthCheck,
  subscriptions,
  tableThrottles,
} from '../infra/checks/alarms';
import { Stack } from '../infra/checks/stack';
import { infraModule, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

const resource = (type: string, name: string, inputs: object): Resource => ({
  type,
  name,
  inputs,
  urn: name,
  parent: '',
  provider: '',
});
const tableOf = (name: string, { globalIndexes }: { globalIndexes: object }) =>
  resource('aws:dynamodb/table:Table', `${name}TableTable`, {
    name: `tussock-production-${name}`,
    globalSecondaryIndexes: Object.keys(globalIndexes).map((index) => ({ name: index })),
  });
const functionOf = (name: string, timeout: number) =>
  resource('aws:lambda/function:Function', `${name}Function`, {
    name: `tussock-production-${name}`,
    timeout,
  });

const CERTIFICATE = 'arn of the certificate';
const distribution = resource('aws:cloudfront/distribution:Distribution', 'RouterCdnDistribution', {
  viewerCertificate: { acmCertificateArn: CERTIFICATE },
});

const watched = {
  distribution: { id: 'RouterCdnDistribution-id', certificateArn: CERTIFICATE },
  tables: [
    {
      name: 'Directory',
      table: { name: 'tussock-production-Directory' },
      definition: DIRECTORY_TABLE,
      operations: ['Read'],
    },
    {
      name: 'Submissions',
      table: { name: 'tussock-production-Submissions' },
      definition: SUBMISSIONS_TABLE,
      operations: ['Read', 'Write'],
    },
  ],
  functions: [
    { name: 'Api', functionName: 'tussock-production-Api', errors: 5, latency: 1_000 },
    { name: 'Mailer', functionName: 'tussock-production-MailerHandler', errors: 1, latency: 30_000 },
  ],
};

describe('the alarms of production', () => {
  let stack: Stack;
  beforeAll(async () => {
    const { resources } = recordInfra();
    const { createMonitoring } = await infraModule('monitoring');
    const address = `https://${SETTINGS.domain}`;
    createMonitoring({ name: 'production', production: true, domain: SETTINGS.domain, address }, watched);
    stack = new Stack({
      stage: 'production',
      app: { name: 'tussock', version: '', removal: 'retain', protect: true },
      settings: SETTINGS,
      resources: [
        ...resources,
        distribution,
        ...[tableOf('Directory', DIRECTORY_TABLE), tableOf('Submissions', SUBMISSIONS_TABLE)],
        ...[functionOf('Api', 10), functionOf('MailerHandler', 60)],
      ],
    });
  });

  it.each(
    Object.entries({ alarms, alarmLimits, failing, healthCheck, tableThrottles, subscriptions, budget }),
  )('pass the check of %s', (_, check) => {
    expect(check(stack)).toEqual([]);
  });
});
