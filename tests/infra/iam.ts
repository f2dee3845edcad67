import type { Statement } from './checks/stack';

/** A policy as IAM reads it. */
export interface Policy {
  Statement: {
    Sid?: string;
    Effect: 'Allow' | 'Deny';
    Action: string | string[];
    Resource: string | string[];
    Condition?: Record<string, Record<string, string | string[]>>;
  }[];
}

export interface Request {
  action: string;
  resource: string;
  /** Values for conditions: `iam:PassedToService`, `aws:ResourceTag/…`; a list where a key may have several. */
  context?: Record<string, string | string[]>;
}

/** The policy of a function, from what the stage gives it. */
export const policyOf = (statements: readonly Statement[]): Policy => ({
  Statement: statements.map(({ effect, actions, resources, conditions }) => ({
    Effect: effect as 'Allow' | 'Deny',
    Action: actions,
    Resource: resources,
    Condition: conditions,
  })),
});

/** IAM's rule: one statement must allow the request and none may deny it. */
export function permits(policy: Policy, { action, resource, context = {} }: Request): boolean {
  const matching = policy.Statement.filter(
    (statement) =>
      [statement.Action].flat().some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
      [statement.Resource].flat().some((pattern) => matches(pattern, resource)) &&
      Object.entries(statement.Condition ?? {}).every(([operator, keys]) =>
        Object.entries(keys).every(([key, values]) =>
          holds(operator, [context[key] ?? []].flat(), [values].flat()),
        ),
      ),
  );
  return (
    matching.some(({ Effect }) => Effect === 'Allow') && !matching.some(({ Effect }) => Effect === 'Deny')
  );
}

/**
 * One condition. Without a set operator the key has one value, and it must be there; `ForAnyValue` asks for one value of the
 * request that fits, `ForAllValues` for none that does not, so that it holds of a request without the key.
 * @throws for an operator that no policy of ours has had yet
 */
function holds(operator: string, asked: string[], values: string[]): boolean {
  const [, set, test = ''] = /^(?:(\w+):)?(\w+)$/.exec(operator) ?? [];
  const fits = FITS[test];
  if (!fits || ![undefined, 'ForAnyValue', 'ForAllValues'].includes(set))
    throw new Error(`${operator} is not known here`);
  if (set === undefined && asked.length > 1) throw new Error(`${operator} has several values of one key`);
  const one = (value: string) => values.some((expected) => fits(expected, value));
  return set === 'ForAllValues' ? asked.every(one) : asked.some(one);
}

const matches = (pattern: string, text: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  ).test(text);

const FITS: Record<string, (expected: string, value: string) => boolean> = {
  StringEquals: (expected, value) => expected === value,
  StringLike: matches,
};
