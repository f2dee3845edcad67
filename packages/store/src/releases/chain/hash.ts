import { hash } from 'node:crypto';
import { NumberValue } from '@aws-sdk/lib-dynamodb';

/**
 * SHA-256 of what is stored, the same before it is written and after it is read: the order of fields and the spelling of a
 * number do not count, everything else does.
 */
export const hashOf = (value: unknown, encoding: 'hex' | 'base64url' = 'hex'): string =>
  hash('sha256', canonical(value), encoding);

function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number' || typeof value === 'bigint') return decimal(String(value));
  if (value instanceof NumberValue) return decimal(value.value);
  if (value instanceof Uint8Array) return `<${Buffer.from(value).toString('base64')}>`;
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  // No item has one, but a changed item may.
  if (value instanceof Set) return `(${[...value].map(canonical).sort().join()})`;
  let fields = '';
  for (const name of Object.keys(value as object).sort()) {
    const field = (value as Record<string, unknown>)[name];
    if (field !== undefined) fields += `${fields && ','}${text(name)}:${canonical(field)}`;
  }
  return `{${fields}}`;
}

/** Half a character of two is stored as U+FFFD. */
const text = (value: string) => JSON.stringify(value.toWellFormed());

/** "1500", "1.5e3" and "1500.0" are one number; digits that a JavaScript number cannot hold count too. */
function decimal(written: string): string {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(written) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const shift = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign === '-' ? '-' : ''}${significant}e${shift}`;
}
