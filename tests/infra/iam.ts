/** A policy as IAM reads it. */
export interface Policy {
  Statement: {
    Sid?: string;
    Effect: 'Allow' | 'Deny';
    Action: string | string[];
    Resource: string | string[];
    Condition?: { StringEquals: Record<string, string | string[]> };
  }[];
}

export interface Request {
  action: string;
  resource: string;
  /** Values for conditions: `iam:PassedToService`, `aws:ResourceTag/…`. */
  context?: Record<string, string>;
}

/** IAM's rule: one statement must allow the request and none may deny it. Knows wildcards and StringEquals only. */
export function permits(policy: Policy, { action, resource, context = {} }: Request): boolean {
  const matching = policy.Statement.filter(
    (statement) =>
      [statement.Action].flat().some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
      [statement.Resource].flat().some((pattern) => matches(pattern, resource)) &&
      Object.entries(statement.Condition?.StringEquals ?? {}).every(([key, values]) =>
        [values].flat().includes(context[key] ?? ''),
      ),
  );
  return (
    matching.some(({ Effect }) => Effect === 'Allow') && !matching.some(({ Effect }) => Effect === 'Deny')
  );
}

const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);
