import { DIRECTORY_TABLE } from '@tussock/store/table';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import type { Resource } from '../../../scripts/infra/resource';
import { problems, same } from './problems';
import type { Check } from './stack';

/** Both tables: there, recoverable, and hard to lose on production. */
export const tables: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasSite) return list;
  unless(stack.all('dynamodb/table:Table').length === 2, 'there are two tables');
  for (const name of ['Directory', 'Submissions']) {
    const { inputs, retainOnDelete } = stack.one('dynamodb/table:Table', `${name}TableTable`);
    unless(inputs.pointInTimeRecovery?.enabled === true, `${name}: point-in-time recovery is on`);
    unless(inputs.billingMode === 'PAY_PER_REQUEST', `${name}: paid per request`);
    unless(
      (inputs.deletionProtectionEnabled ?? false) === stack.production,
      `${name}: deletion protection on production only`,
    );
    unless((retainOnDelete ?? false) === stack.production, `${name}: retained on production only`);
    unless(same(undeclared(inputs), []), `${name}: every key attribute is declared, and no other`);
  }
  return list;
};

interface Definition {
  fields: Record<string, string>;
  primaryIndex: { hashKey: string; rangeKey: string };
  globalIndexes: Record<string, { hashKey: string; rangeKey: string }>;
}

/** Keys and indexes are those that the code defines. */
function asDefined(name: string, { fields, primaryIndex, globalIndexes }: Definition): Check {
  return (stack) => {
    const { list, unless } = problems();
    if (!stack.hasSite) return list;
    const { inputs } = stack.one('dynamodb/table:Table', `${name}TableTable`);
    const declared = (inputs.attributes as { name: string; type: string }[]).map(({ name: field }) => field);
    unless(same(declared.sort(), Object.keys(fields).sort()), `${name}: the attributes of its definition`);
    unless(
      inputs.hashKey === primaryIndex.hashKey && inputs.rangeKey === primaryIndex.rangeKey,
      `${name}: the primary key of its definition`,
    );
    const indexes = inputs.globalSecondaryIndexes as Record<string, string>[];
    unless(
      same(indexes.map((index) => index.name).sort(), Object.keys(globalIndexes).sort()),
      `${name}: the indexes of its definition`,
    );
    for (const [indexName, { hashKey, rangeKey }] of Object.entries(globalIndexes)) {
      const index = indexes.find((candidate) => candidate.name === indexName);
      unless(
        index?.hashKey === hashKey && index.rangeKey === rangeKey && index.projectionType === 'ALL',
        `${name}: index ${indexName} has the keys of its definition and whole items`,
      );
    }
    return list;
  };
}

export const directoryTable = asDefined('Directory', DIRECTORY_TABLE);
export const submissionsKeys = asDefined('Submissions', SUBMISSIONS_TABLE);

/** Personal data: encrypted with a key that the account sees, and forgotten by itself. */
export const submissionsTable: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasSite) return list;
  const { inputs } = stack.one('dynamodb/table:Table', 'SubmissionsTableTable');
  unless(inputs.serverSideEncryption?.enabled === true, 'Submissions: encrypted');
  unless(
    inputs.ttl?.enabled === true && inputs.ttl.attributeName === SUBMISSIONS_TABLE.ttl,
    'Submissions: forgotten in time',
  );
  return list;
};

/** Key attributes without a declaration, and declarations that no key uses: DynamoDB refuses both. */
function undeclared(inputs: Resource['inputs']): string[] {
  const declared = new Set((inputs.attributes as { name: string }[]).map(({ name }) => name));
  const indexes = inputs.globalSecondaryIndexes as { hashKey: string; rangeKey?: string }[];
  const used = new Set(
    [inputs, ...indexes].flatMap(({ hashKey, rangeKey }) => [hashKey, rangeKey ?? []].flat()),
  );
  return [...[...used].filter((key) => !declared.has(key)), ...[...declared].filter((key) => !used.has(key))];
}
