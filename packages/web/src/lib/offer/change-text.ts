import { exactMoney } from '@tussock/core/money/money';
import type { FieldChange } from '@tussock/core/record/public-record';
import { formatDate } from '../dates';
import { fieldWords } from './field-words';

const PERCENT = /^(target_return_m|outcome_return|.*_fee$)/;

/** A change in words: "Minimum investment: $50,000 NZD, now $75,000 NZD". */
export function changeText(change: FieldChange): string {
  const field = fieldWords(change.field);
  const label = field.charAt(0).toUpperCase() + field.slice(1);
  if (change.is_text) return `${label}: rewritten`;
  return `${label}: ${valueText(change.field, change.before)}, now ${valueText(change.field, change.after)}`;
}

function valueText(field: string, value: FieldChange['before']): string {
  if (value === null || value === '') return 'not stated';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'minimum_investment') return exactMoney(Number(value)).replace(/ NZD$/, '');
  if (PERCENT.test(field)) return `${value}%`;
  if (/_on$/.test(field)) return formatDate(String(value));
  return String(value);
}
