import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';
import type { Resource } from '../../scripts/infra/resource';
import type { Stack } from './checks/stack';
import { type Policy, permits, type Request } from './iam';
import { tagContext } from './tags';

const ACCOUNT = '123456789012';
const read = (name: string) =>
  readFileSync(join(ROOT, 'infra', 'roles', `${name}.json`), 'utf8').replaceAll('ACCOUNT_ID', ACCOUNT);
const policyOf = (name: string) => JSON.parse(read(name)) as Policy;
/** The policy with what docs/operations/github.md puts into it once the stage `previews` is deployed. */
const policyOver = (name: string, previews: Stack) =>
  JSON.parse(
    read(name)
      .replaceAll('PREVIEWS_DISTRIBUTION', idOf(previews, 'Distribution'))
      .replaceAll('PREVIEWS_STORE', idOf(previews, 'KeyValueStore')),
  ) as Policy;

const arn = (service: string, rest: string, region = 'ap-southeast-2') =>
  `arn:aws:${service}:${region}:${ACCOUNT}:${rest}`;
const global = (service: string, rest: string) => arn(service, rest, '');

const EDGE = {
  Distribution: {
    type: 'cloudfront/distribution:Distribution',
    name: 'RouterCdnDistribution',
    path: 'distribution',
  },
  KeyValueStore: {
    type: 'cloudfront/keyValueStore:KeyValueStore',
    name: 'RouterKvStore',
    path: 'key-value-store',
  },
};
type EdgeKind = keyof typeof EDGE;
/** AWS makes ids of its own; here they are told apart by the stage. */
const idOf = ({ stage }: Stack, kind: EdgeKind) => `${stage}-${EDGE[kind].name}`;

/** What IAM is asked about an action on a part of a stage's edge, with the tags that this part has. */
function onEdge(stack: Stack, kind: EdgeKind, action: string): Request {
  const { type, name, path } = EDGE[kind];
  const context = tagContext(stack, stack.one(type, name));
  return { action, resource: global('cloudfront', `${path}/${idOf(stack, kind)}`), context };
}

type Inputs = Resource['inputs'];
/** The action and resource that IAM checks when a resource of a type is created. */
const MAKING: Record<string, (inputs: Inputs) => Request> = {
  'aws:acm/certificate:Certificate': () => ({
    action: 'acm:RequestCertificate',
    resource: arn('acm', 'certificate/*', 'us-east-1'),
  }),
  'aws:budgets/budget:Budget': ({ name }) => ({
    action: 'budgets:ModifyBudget',
    resource: global('budgets', `budget/${name}`),
  }),
  'aws:cloudfront/distribution:Distribution': () => ({
    action: 'cloudfront:CreateDistribution',
    resource: global('cloudfront', 'distribution/*'),
  }),
  'aws:cloudwatch/logGroup:LogGroup': ({ name }) => ({
    action: 'logs:CreateLogGroup',
    resource: arn('logs', `log-group:${name}`),
  }),
  'aws:cloudwatch/metricAlarm:MetricAlarm': ({ name, region }) => ({
    action: 'cloudwatch:PutMetricAlarm',
    resource: arn('cloudwatch', `alarm:${name}`, region),
  }),
  'aws:dynamodb/table:Table': ({ name }) => ({
    action: 'dynamodb:CreateTable',
    resource: arn('dynamodb', `table/${name}`),
  }),
  'aws:iam/role:Role': ({ name, permissionsBoundary }) => ({
    action: 'iam:CreateRole',
    resource: global('iam', `role/${name}`),
    context: permissionsBoundary && { 'iam:PermissionsBoundary': permissionsBoundary },
  }),
  'aws:lambda/function:Function': ({ name }) => ({
    action: 'lambda:CreateFunction',
    resource: arn('lambda', `function:${name}`),
  }),
  'aws:route53/healthCheck:HealthCheck': () => ({
    action: 'route53:CreateHealthCheck',
    resource: 'arn:aws:route53:::healthcheck/*',
  }),
  'aws:route53/record:Record': () => ({
    action: 'route53:ChangeResourceRecordSets',
    resource: 'arn:aws:route53:::hostedzone/Z0000000000000000000',
  }),
  'aws:s3/bucket:Bucket': ({ bucket }) => ({
    action: 's3:CreateBucket',
    resource: `arn:aws:s3:::${bucket}`,
  }),
  'aws:s3/bucketObjectv2:BucketObjectv2': ({ bucket, key }) => ({
    action: 's3:PutObject',
    resource: `arn:aws:s3:::${bucket}/${key}`,
  }),
  'aws:scheduler/schedule:Schedule': ({ name }) => ({
    action: 'scheduler:CreateSchedule',
    resource: arn('scheduler', `schedule/default/${name}`),
  }),
  'aws:sesv2/emailIdentity:EmailIdentity': ({ emailIdentity }) => ({
    action: 'ses:CreateEmailIdentity',
    resource: arn('ses', `identity/${emailIdentity}`),
  }),
  'aws:sns/topic:Topic': ({ name, region }) => ({
    action: 'sns:CreateTopic',
    resource: arn('sns', name, region),
  }),
  'aws:wafv2/webAcl:WebAcl': ({ name }) => ({
    action: 'wafv2:CreateWebACL',
    resource: arn('wafv2', `global/webacl/${name}/*`, 'us-east-1'),
  }),
};

/** Types that the same permissions cover, or permissions on every resource. */
const PARTS =
  /^aws:(acm\/certificateValidation|cloudfront\/|lambda\/(functionUrl|permission)|s3\/bucket(Policy|PublicAccessBlock|Cors|Lifecycle|ServerSideEncryption)|ses\/|sesv2\/|sns\/topicSubscription|ssm\/)/;

/** Checks the policies of the roles of GitHub Actions against the resources of the stages. */
export function rolesSuite(production: Stack, previews: Stack, preview: Stack): void {
  const policies = { production: policyOf('production'), preview: policyOver('preview', previews) };
  const requests = (stack: Stack) =>
    stack.resources
      .filter(({ read: referred }) => referred === undefined)
      .flatMap(({ type, inputs }) => MAKING[type]?.(inputs) ?? []);
  const refused = (policy: Policy, asked: Request[]) => asked.filter((request) => !permits(policy, request));

  describe('the roles of GitHub Actions', () => {
    it('are asked about every kind of resource', () => {
      const kinds = [production, preview].flatMap(({ resources }) => resources.map(({ type }) => type));
      const unknown = kinds.filter(
        (type) => type.startsWith('aws:') && !(type in MAKING) && !PARTS.test(type),
      );
      expect([...new Set(unknown)]).toEqual([]);
    });

    it('may make what their own stage asks for', () => {
      expect(refused(policies.production, requests(production))).toEqual([]);
      expect(refused(policies.preview, requests(preview))).toEqual([]);
    });

    it('a preview may make nothing of production', () => {
      // All stages of an account share the bucket for uploads; its keys are digests of the content.
      const asked = requests(production).filter(
        ({ resource }) => !resource.startsWith('arn:aws:s3:::sst-asset-'),
      );
      expect(asked.length).toBeGreaterThan(200);
      expect(refused(policies.preview, asked)).toEqual(asked);
    });

    it('a preview reads no data, no secrets and no state of production, and changes none of its resources', () => {
      const { name } = production.one('dynamodb/table:Table', 'SubmissionsTableTable').inputs;
      const asked: Request[] = [
        { action: 'dynamodb:Query', resource: arn('dynamodb', `table/${name}`) },
        { action: 'ssm:GetParameter', resource: arn('ssm', 'parameter/sst/passphrase/tussock/production') },
        { action: 's3:GetObject', resource: 'arn:aws:s3:::sst-state-abc/secret/tussock/production.json' },
        { action: 's3:PutObject', resource: 'arn:aws:s3:::sst-state-abc/app/tussock/production.json' },
        { action: 's3:GetObject', resource: 'arn:aws:s3:::sst-state-abc/snapshot/tussock/production/1.json' },
      ];
      expect(refused(policies.preview, asked)).toEqual(asked);
      // The same requests for a preview are allowed.
      const own = asked.map(({ action, resource }) => ({
        action,
        resource: resource.replaceAll('production', 'pr-1'),
      }));
      expect(refused(policies.preview, own)).toEqual([]);
    });

    it('a preview changes no state and no secret of another stage, nor the values that all stages have', () => {
      const inState = (action: string, key: string) => ({
        action: `s3:${action}`,
        resource: `arn:aws:s3:::sst-state-abc/${key}`,
      });
      const passphrase = (action: string, stage: string) => ({
        action: `ssm:${action}`,
        resource: arn('ssm', `parameter/sst/passphrase/tussock/${stage}`),
      });
      const changes = (stage: string) => [
        ...['app', 'lock', 'secret', 'link'].flatMap((kind) =>
          ['PutObject', 'DeleteObject'].map((action) => inState(action, `${kind}/tussock/${stage}.json`)),
        ),
        inState('PutObject', `snapshot/tussock/${stage}/1.json`),
        ...['PutParameter', 'DeleteParameter'].map((action) => passphrase(action, stage)),
      ];
      expect(refused(policies.preview, changes('pr-1'))).toEqual([]);
      // What is set with --fallback is a secret of production too where that has none of its own, such as the second key.
      const asked = ['_fallback', 'previews', 'production', 'anna'].flatMap(changes);
      expect(refused(policies.preview, asked)).toEqual(asked);
      const read = [
        inState('GetObject', 'secret/tussock/_fallback.json'),
        passphrase('GetParameter', '_fallback'),
      ];
      expect(refused(policies.preview, read)).toEqual([]);
      const others = [
        inState('GetObject', 'secret/tussock/previews.json'),
        passphrase('GetParameter', 'previews'),
      ];
      expect(refused(policies.preview, others)).toEqual(others);
    });

    it('a preview reads where the buckets of SST are, which production reads too, and cannot lead it to others', () => {
      const on = (action: string, name: string) => ({
        action: `ssm:${action}`,
        resource: arn('ssm', `parameter/sst/${name}`),
      });
      const own = ['GetParameter', 'PutParameter', 'DeleteParameter'].map((action) =>
        on(action, 'passphrase/tussock/pr-1'),
      );
      expect(refused(policies.preview, [on('GetParameter', 'bootstrap'), ...own])).toEqual([]);
      const asked = ['bootstrap', 'bootstrap/asset'].flatMap((name) =>
        ['PutParameter', 'DeleteParameter'].map((action) => on(action, name)),
      );
      expect(refused(policies.preview, asked)).toEqual(asked);
      expect(refused(policies.production, asked)).toEqual([]);
    });

    it('a preview changes neither the buckets that SST shares between the stages nor who may read them', () => {
      const asked = [
        'CreateBucket',
        'PutBucketVersioning',
        'PutBucketNotification',
        'PutBucketPolicy',
      ].flatMap((action) =>
        ['state', 'asset'].map((bucket) => ({
          action: `s3:${action}`,
          resource: `arn:aws:s3:::sst-${bucket}-abc`,
        })),
      );
      expect(refused(policies.preview, asked)).toEqual(asked);
      expect(refused(policies.production, asked)).toEqual([]);
    });

    it('a preview makes and changes only roles that the boundary of previews holds', () => {
      const boundary = global('iam', 'policy/tussock-preview-boundary');
      const on = (action: string, bounded?: string): Request => ({
        action: `iam:${action}`,
        resource: global('iam', 'role/tussock-pr-1-SubmitRole-x'),
        context: bounded === undefined ? {} : { 'iam:PermissionsBoundary': bounded },
      });
      const rights = ['CreateRole', 'PutRolePolicy', 'PutRolePermissionsBoundary'];
      expect(
        refused(
          policies.preview,
          rights.map((action) => on(action, boundary)),
        ),
      ).toEqual([]);
      const asked = [
        ...rights.map((action) => on(action)),
        ...rights.map((action) => on(action, 'arn:aws:iam::aws:policy/AdministratorAccess')),
        ...['DeleteRolePermissionsBoundary', 'AttachRolePolicy'].map((action) => on(action, boundary)),
        ...['CreatePolicy', 'CreatePolicyVersion', 'SetDefaultPolicyVersion', 'DeletePolicy'].map(
          (action) => ({
            action: `iam:${action}`,
            resource: boundary,
          }),
        ),
      ];
      expect(refused(policies.preview, asked)).toEqual(asked);
    });

    it('the boundary of previews lets their functions do all that they do, and nothing of what those of production do', () => {
      const boundary = policyOf('preview-boundary');
      const done = (stack: Stack) =>
        stack.lambdaNames
          .flatMap((name) => stack.statements(name))
          .flatMap(({ actions, resources }) =>
            actions.flatMap((action) =>
              resources.map((resource) => ({
                action,
                resource: resource.replace('logs:*:*:', `logs:*:${ACCOUNT}:`),
              })),
            ),
          );
      expect(refused(boundary, done(preview))).toEqual([]);
      const ofProduction = done(production).filter(({ action }) => !action.startsWith('xray:'));
      expect(ofProduction.length).toBeGreaterThan(20);
      expect(refused(boundary, ofProduction)).toEqual(ofProduction);
      // Whatever right a role gives itself beyond that, the boundary does not.
      for (const action of ['iam:CreateRole', 'sts:AssumeRole', 'ssm:GetParameter', 's3:PutBucketPolicy'])
        expect(permits(boundary, { action, resource: '*' })).toBe(false);
    });

    it('a preview changes the routes and the copies of the edge of the previews, and of no other', () => {
      const asked = (stack: Stack) => [
        ...['GetDistribution', 'ListTagsForResource', 'CreateInvalidation', 'GetInvalidation'].map((action) =>
          onEdge(stack, 'Distribution', `cloudfront:${action}`),
        ),
        onEdge(stack, 'KeyValueStore', 'cloudfront:DescribeKeyValueStore'),
        ...['DescribeKeyValueStore', 'GetKey', 'ListKeys', 'PutKey', 'DeleteKey', 'UpdateKeys'].map(
          (action) => onEdge(stack, 'KeyValueStore', `cloudfront-keyvaluestore:${action}`),
        ),
      ];
      expect(refused(policies.preview, asked(previews))).toEqual([]);
      expect(refused(policies.preview, asked(production))).toEqual(asked(production));
      // Until the stage is deployed the file names nothing.
      expect(refused(policyOf('preview'), asked(previews))).toEqual(asked(previews));
      // A store of keys has no tags: a rule about tags would not hold for it.
      expect(onEdge(production, 'KeyValueStore', '').context).toEqual({});
      expect(onEdge(production, 'Distribution', '').context).toMatchObject({
        'aws:ResourceTag/sst:stage': 'production',
      });
    });

    it('the role of production reads nobody’s data', () => {
      for (const table of ['Directory', 'Submissions']) {
        const { name } = production.one('dynamodb/table:Table', `${table}TableTable`).inputs;
        for (const action of [
          'dynamodb:GetItem',
          'dynamodb:Query',
          'dynamodb:Scan',
          'dynamodb:ExportTableToPointInTime',
        ])
          expect(permits(policies.production, { action, resource: arn('dynamodb', `table/${name}`) })).toBe(
            false,
          );
      }
    });

    it.each(['production', 'preview'] as const)(
      '%s hands its roles to functions and schedules alone',
      (name) => {
        const stage = name === 'production' ? 'production' : 'pr-1';
        const pass = (role: string, service: string) =>
          permits(policies[name], {
            action: 'iam:PassRole',
            resource: global('iam', `role/${role}`),
            context: { 'iam:PassedToService': service },
          });
        expect(pass(`tussock-${stage}-ApiRole-x`, 'lambda.amazonaws.com')).toBe(true);
        expect(pass(`tussock-${stage}-ApiRole-x`, 'ec2.amazonaws.com')).toBe(false);
        expect(pass('Administrator', 'lambda.amazonaws.com')).toBe(false);
        expect(permits(policies[name], { action: 'iam:AttachRolePolicy', resource: '*' })).toBe(false);
      },
    );

    it.each([
      ['production', 10_240],
      ['preview', 10_240],
      ['publish', 10_240],
      ['preview-boundary', 6_144],
    ])('%s fits into the %i characters that AWS takes', (name, limit) => {
      expect(read(name).replaceAll(/\s/g, '').length).toBeLessThan(limit);
    });

    it('publish does all that publishing does, and nothing to what visitors sent', () => {
      const publish = policyOf('publish');
      const { name } = production.one('dynamodb/table:Table', 'DirectoryTableTable').inputs;
      const { name: sent } = production.one('dynamodb/table:Table', 'SubmissionsTableTable').inputs;
      const { bucket } = production.one('s3/bucket:Bucket', 'SearchFilesBucket').inputs;
      const { bucket: assets } = production.one('s3/bucket:Bucket', 'AssetsBucket').inputs;
      const asked: Request[] = [
        ...['PutObject', 'GetObject', 'DeleteObject'].map((action) => ({
          action: `s3:${action}`,
          resource: `arn:aws:s3:::${bucket}/search/12-0a.sqlite`,
        })),
        { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` },
        onEdge(production, 'Distribution', 'cloudfront:CreateInvalidation'),
      ];
      expect(refused(publish, asked)).toEqual([]);
      const notAsked: Request[] = [
        ...['GetItem', 'Query', 'Scan', 'PutItem', 'DeleteItem', 'BatchWriteItem'].map((action) => ({
          action: `dynamodb:${action}`,
          resource: arn('dynamodb', `table/${sent}`),
        })),
        ...['DeleteTable', 'UpdateTable', 'ExportTableToPointInTime'].map((action) => ({
          action: `dynamodb:${action}`,
          resource: arn('dynamodb', `table/${name}`),
        })),
        { action: 's3:PutObject', resource: `arn:aws:s3:::${assets}/assets/a.js` },
        { action: 's3:PutObject', resource: `arn:aws:s3:::${bucket}/other` },
        { action: 's3:PutBucketPolicy', resource: `arn:aws:s3:::${bucket}` },
        { action: 's3:DeleteBucket', resource: `arn:aws:s3:::${bucket}` },
        { action: 's3:PutObject', resource: 'arn:aws:s3:::sst-state-abc/app/tussock/production.json' },
        onEdge(previews, 'Distribution', 'cloudfront:CreateInvalidation'),
        onEdge(production, 'Distribution', 'cloudfront:UpdateDistribution'),
        onEdge(production, 'KeyValueStore', 'cloudfront-keyvaluestore:PutKey'),
      ];
      expect(refused(publish, notAsked)).toEqual(notAsked);
      expect(refused(publish, requests(production)).length).toBe(requests(production).length);
    });

    it('are taken by one environment of one repository', () => {
      const { Condition: condition } = JSON.parse(read('trust')).Statement[0];
      expect(condition.StringEquals).toEqual({
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': 'repo:OWNER/REPO:environment:ENVIRONMENT',
      });
    });
  });
}
