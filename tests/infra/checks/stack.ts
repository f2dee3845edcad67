import type { Settings } from '../../../infra/settings';
import type { Evaluation } from '../../../scripts/infra/evaluate';
import type { Resource } from '../../../scripts/infra/resource';

/** One statement of a policy, with lists where IAM allows single values. */
export interface Statement {
  effect: string;
  actions: string[];
  resources: string[];
  principals: Record<string, string[]>;
  conditions: Record<string, Record<string, string[]>>;
}

/** The evaluated resources of one stage, and the ways in which the checks look at them. */
export class Stack {
  readonly resources: Resource[];
  readonly stage: string;
  readonly app: Evaluation['app'];
  /** The settings that the stage was deployed with; the checks compare with them and with no name of their own. */
  readonly settings: Settings;

  constructor({ resources, stage, app, settings }: Pick<Stack, 'resources' | 'stage' | 'app' | 'settings'>) {
    this.resources = resources;
    this.stage = stage;
    this.app = app;
    this.settings = settings;
  }

  get production() {
    return this.stage === 'production';
  }
  /** False on the stage that only holds the distribution of the previews. */
  get hasSite() {
    return this.stage !== 'previews';
  }
  /** False on a preview, which hangs its routes on a distribution of another stage. */
  get hasDistribution() {
    return this.stage === 'production' || this.stage === 'previews';
  }

  /** The host names that visitors use, the canonical one first. */
  get hosts(): string[] {
    const { domain } = this.settings;
    if (this.production) return [domain, `www.${domain}`];
    return [`${this.hasSite ? this.stage : '*'}.preview.${domain}`];
  }

  /** Resources that the stage makes, by the end of their type. */
  all(type: string): Resource[] {
    return this.resources.filter((resource) => resource.type.endsWith(type) && resource.read === undefined);
  }

  /** @throws when there is none of that name, or several */
  one(type: string, name: string): Resource {
    const found = this.all(type).filter((resource) => resource.name === name);
    if (found.length !== 1 || found[0] === undefined)
      throw new Error(`${this.stage}: ${found.length} resources ${type} ${name}`);
    return found[0];
  }

  /** The functions by the names that infra gives them. */
  lambda(name: string): Resource {
    return this.one('lambda/function:Function', `${name}Function`);
  }
  get lambdaNames(): string[] {
    return this.all('lambda/function:Function').map(({ name }) => name.replace(/Function$/, ''));
  }

  /** What a function may do. */
  statements(name: string): Statement[] {
    const { inlinePolicies } = this.one('iam/role:Role', `${name}Role`).inputs;
    return (inlinePolicies as { policy: string }[]).flatMap(({ policy }) => statementsOf(policy));
  }
}

export function statementsOf(policy: string): Statement[] {
  const { Statement: statements } = JSON.parse(policy) as { Statement: Record<string, never>[] };
  return statements.map((statement) => ({
    effect: statement.Effect ?? '',
    actions: [statement.Action ?? []].flat(),
    resources: [statement.Resource ?? []].flat(),
    principals: statement.Principal ?? {},
    conditions: statement.Condition ?? {},
  }));
}

/** A check says what is wrong with a stack, in sentences; nothing when it is right. */
export type Check = (stack: Stack) => string[];
