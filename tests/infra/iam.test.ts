import { describe, expect, it } from 'vitest';
import { permits } from './iam';

const TABLE = 'arn:aws:dynamodb:ap-southeast-2:123456789012:table/one';
const ask = (keys?: string[], action = 'dynamodb:GetItem') => ({
  action,
  resource: TABLE,
  ...(keys && { context: { 'dynamodb:LeadingKeys': keys } }),
});
const allow = {
  Effect: 'Allow' as const,
  Action: ['dynamodb:GetItem', 'dynamodb:BatchGetItem'],
  Resource: TABLE,
};
/** Everything is allowed but what one condition denies. */
const denies = (operator: string, request: ReturnType<typeof ask>) =>
  !permits(
    {
      Statement: [
        allow,
        {
          Effect: 'Deny',
          Action: 'dynamodb:*',
          Resource: '*',
          Condition: { [operator]: { 'dynamodb:LeadingKeys': ['*#locked#*'] } },
        },
      ],
    },
    request,
  );

const LOCKED = '42#locked#7';
const OPEN = '42#offer#7';

/** As the guide of IAM says of keys with several values, and that of DynamoDB of keys of items. */
describe('a denial by the keys of items', () => {
  it.each([
    ['one locked item', [LOCKED], true, true],
    ['one that is not', [OPEN], false, false],
    ['a batch with a locked item among others', [OPEN, LOCKED], true, false],
    ['a batch of locked items', [LOCKED, '43#locked#7'], true, true],
    ['a request without keys, as a scan is', undefined, false, true],
  ])('%s', (_, keys, any, all) => {
    expect(denies('ForAnyValue:StringLike', ask(keys))).toBe(any);
    expect(denies('ForAllValues:StringLike', ask(keys))).toBe(all);
  });

  it('is of patterns where it says so alone, and * stands for any text', () => {
    expect(denies('ForAnyValue:StringEquals', ask([LOCKED]))).toBe(false);
    expect(denies('ForAnyValue:StringEquals', ask(['*#locked#*']))).toBe(true);
    for (const near of ['42#lockedx#7', '42xlocked#7', '42#unlocked#7'])
      expect([near, denies('ForAnyValue:StringLike', ask([near]))]).toEqual([near, false]);
  });
});

it('an operator that is not known here is no silent answer', () => {
  for (const operator of ['StringNotLike', 'ForAnyValue:Bool', 'ForSomeValues:StringLike'])
    expect(() => denies(operator, ask([OPEN]))).toThrow(operator);
  expect(() => denies('StringLike', ask([OPEN, LOCKED]))).toThrow('several values');
});

it('what no statement allows is refused', () => {
  expect(permits({ Statement: [allow] }, ask([OPEN]))).toBe(true);
  expect(permits({ Statement: [allow] }, ask([OPEN], 'dynamodb:Scan'))).toBe(false);
});
