import { join } from 'node:path';
import { vi } from 'vitest';
import { ACCOUNT, REGION, stateOf } from '../../scripts/infra/cloud.mjs';
import { ROOT } from '../../scripts/infra/platform';
import type { Resource } from '../../scripts/infra/resource';

/**
 * Runs one module of infra in the test's own process, with stand-ins for the globals that sst gives a program. It takes
 * milliseconds, where `tests/infra` deploys whole stages: so each value can be tested, and mutated.
 */
export interface Recorded {
  resources: Resource[];
  inputsOf(name: string): Resource['inputs'];
}

// biome-ignore lint/suspicious/noExplicitAny: infra is typed by sst, whose types only infra's own tsconfig knows
export const infraModule = (name: string): Promise<any> =>
  import(/* @vite-ignore */ join(import.meta.dirname, `../../infra/${name}.ts`));

/** An output of Pulumi whose value is there already. */
class Known<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
  apply<U>(change: (value: T) => U): Known<U> {
    return new Known(change(this.value));
  }
  toString(): string {
    return String(this.value);
  }
}

const CERTIFICATE = new Known({ acmCertificateArn: 'arn of the certificate' });

/** A value with every output in it replaced by what it holds. */
// biome-ignore lint/suspicious/noExplicitAny: what infra hands over has as many shapes as resources
export function plain(value: any): any {
  if (value instanceof Known) return plain(value.value);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** Puts the stand-ins in place; a secret that is not given has its default, or is missing as on AWS. */
export function recordInfra(secrets: Record<string, string> = {}): Recorded {
  const resources: Resource[] = [];
  const record = (type: string, name: string, given: object) => {
    const inputs = plain(given);
    resources.push({ type, name, inputs, urn: name, parent: '', provider: '' });
    return inputs;
  };
  const made = (type: string) =>
    class {
      constructor(name: string, given: object) {
        const inputs = record(type, name, given);
        const { id, state } = stateOf({ type, name, inputs, id: undefined });
        Object.assign(this, state, { id: new Known(id), arn: new Known(state.arn) });
      }
    };
  const ways = {
    route: (path: string, url: unknown, options: object) => record('route', path, { to: url, ...options }),
    routeBucket: (path: string, bucket: { name: string }) => record('route', path, { to: bucket.name }),
  };
  /** A component of sst: what it was given is kept, with the functions that change what sst makes of it. */
  const component = (type: string) =>
    class {
      name: string;
      arn: Known<string>;
      url: Known<string>;
      nodes: object;
      distributionID = new Known('E1');
      constructor(name: string, given: object = {}) {
        record(type, name, given);
        this.name = `name of ${name}`;
        this.arn = new Known(`arn of ${name}`);
        this.url = new Known(`https://${name.toLowerCase()}.url`);
        const own = { name: this.name, arn: this.arn };
        this.nodes = {
          bucket: { bucketRegionalDomainName: `${name}.s3.${REGION}.amazonaws.com` },
          identity: own,
          configurationSet: { arn: `set of ${name}` },
          function: own,
          cdn: { nodes: { distribution: { ...own, viewerCertificate: CERTIFICATE } } },
        };
      }
      static get = (name: string, id: unknown) => ({
        found: name,
        id,
        distributionID: id,
        nodes: { cdn: { nodes: { distribution: { arn: 'shared' } } } },
        ...ways,
      });
      route = ways.route;
      routeBucket = ways.routeBucket;
      createRecord = (name: string, given: object) => record('record', name, given);
    };
  class Secret {
    value: Known<string>;
    constructor(name: string, byDefault?: string) {
      const value = secrets[name] ?? byDefault;
      if (value === undefined) throw new Error(`No secret ${name}`);
      this.value = new Known(value);
    }
  }
  vi.stubGlobal('aws', {
    ...folder('cloudfront', ['ResponseHeadersPolicy', 'OriginAccessControl'], made),
    ...folder('cloudwatch', ['MetricAlarm'], made),
    ...folder('sns', ['Topic', 'TopicSubscription'], made),
    ...folder('budgets', ['Budget'], made),
    ...folder('route53', ['HealthCheck'], made),
    ...folder(
      's3',
      ['BucketObjectv2', 'BucketServerSideEncryptionConfiguration', 'BucketLifecycleConfiguration'],
      made,
    ),
    ssm: {
      ...folder('ssm', ['Parameter'], made).ssm,
      getParameterOutput: ({ name }: { name: string }) => ({ value: new Known(`value of ${name}`) }),
    },
    getCallerIdentityOutput: () => ({ accountId: new Known(ACCOUNT) }),
    iam: { assumeRolePolicyForPrincipal: (principal: object) => ({ principal }) },
  });
  const components = ['Bucket', 'Router', 'Function', 'Dynamo', 'Email', 'CronV2'];
  const aws = Object.fromEntries(components.map((kind) => [kind, component(`sst:aws:${kind}`)]));
  const Dns = component('sst:aws:Dns');
  vi.stubGlobal('sst', {
    aws: { ...aws, dns: (given: object) => new Dns('Dns', given) },
    Secret,
    Linkable: component('sst:sst:Linkable'),
  });
  vi.stubGlobal('$output', (value: unknown) => new Known(plain(value)));
  vi.stubGlobal('$resolve', (values: unknown[]) => new Known(plain(values)));
  vi.stubGlobal(
    '$interpolate',
    (texts: string[], ...values: unknown[]) => new Known(String.raw({ raw: texts }, ...values)),
  );
  vi.stubGlobal('$asset', (path: string) => path);
  vi.stubGlobal('$cli', { paths: { root: ROOT } });
  return {
    resources,
    inputsOf: (name) => resources.find((resource) => resource.name === name)?.inputs ?? {},
  };
}

/** `aws.sns.Topic` is of the type `aws:sns/topic:Topic`. */
const folder = (service: string, kinds: string[], made: (type: string) => unknown) => ({
  [service]: Object.fromEntries(
    kinds.map((kind) => [kind, made(`aws:${service}/${kind[0]?.toLowerCase()}${kind.slice(1)}:${kind}`)]),
  ) as Record<string, unknown>,
});
