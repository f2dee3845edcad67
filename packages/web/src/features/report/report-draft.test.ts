import { reportSubmission } from '@tussock/core/submission/report';
import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../lib/form/field-errors';
import type { Asked } from './queries';
import { draftAbout, emptyReport, isOfAnother, REPORT_FIELDS, reportForm, subjectKey } from './report-draft';
import { subjectOf } from './report-subject';

const RECORD = { id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', slug: 'kauri', name: 'Kauri Street' };
const minimum = subjectOf(
  'offer',
  { ...RECORD, minimum_investment: 100_000, currency: 'NZD' } as typeof RECORD,
  'minimum_investment',
);
const asked: Asked = { kind: 'offer', record: 'kauri', field: 'minimum_investment' };
const filled = { about: subjectKey(minimum), message: 'It is less.', name: 'Mere', email: 'm@example.co.nz' };

describe('the subject of a report', () => {
  it('has what its page shows, and a path back', () => {
    expect(minimum).toMatchObject({
      value: '$100,000 NZD',
      field: 'minimum_investment',
      path: '/offers/kauri',
    });
  });

  it.each([
    ['offer', 'asset_class_id', { asset_class_id: '17a6', asset_class: { name: 'Forestry' } }, 'Forestry'],
    ['offer', 'provider_id', { provider_id: '90f1', provider: { name: 'Totara' } }, 'Totara'],
    ['offer', 'fund_id', { fund_id: '90f1', fund: null }, null],
    ['fund', 'fund_type', { fund_type: { id: null, name: 'Closed-end' } }, 'Closed-end'],
    ['fund', 'fund_type_id', { fund_type_id: '3', fund_type: { id: '3', name: 'Closed-end' } }, 'Closed-end'],
  ] as const)('of a %s and its %s is named as its page names it: %j', (kind, field, row, value) => {
    expect(subjectOf(kind, { ...RECORD, ...row } as typeof RECORD, field)).toMatchObject({ field, value });
  });

  it.each(['provider', 'no_such_field', '__proto__', 'id'])('has no field %s', (field) => {
    expect(subjectOf('offer', RECORD, field)).toMatchObject({ field: null, value: null });
  });
});

describe('the draft of a report', () => {
  it('keeps its message for its own subject alone', () => {
    expect(draftAbout(filled, { asked, subject: minimum })).toEqual(filled);
    for (const subject of [null, subjectOf('offer', RECORD, null), subjectOf('fund', RECORD, 'name')]) {
      const of = { asked: subject, subject };
      expect(draftAbout(filled, of)).toMatchObject({ message: '', name: 'Mere' });
      expect(isOfAnother(filled, of)).toBe(true);
    }
  });

  it('keeps its message where the record is read after it was written', () => {
    const unread = { asked, subject: null };
    const written = { ...draftAbout(emptyReport, unread), message: 'It is less.' };
    expect(draftAbout(written, unread)).toEqual(written);
    const read = { asked, subject: minimum };
    expect(draftAbout(written, read)).toMatchObject({ about: subjectKey(minimum), message: 'It is less.' });
    expect(isOfAnother(written, read)).toBe(false);
  });

  it('is sent with record, name and field, and is complete', () => {
    const form = reportForm(filled, minimum, '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bee');
    expect(reportSubmission.parse({ ...form, elapsed_ms: 9_000 })).toMatchObject({
      subject: { kind: 'offer', record: RECORD.id, name: 'Kauri Street', field: 'minimum_investment' },
      message: 'It is less.',
    });
  });

  it('has every field that the server takes', () => {
    const { elapsed_ms: _, ...taken } = reportSubmission.shape;
    expect(Object.keys(reportForm(filled, minimum, 'x')).sort()).toEqual(Object.keys(taken).sort());
    const { about: __, ...typed } = emptyReport;
    expect(Object.keys(typed).sort()).toEqual([...REPORT_FIELDS].sort());
  });

  it('says at each field what is missing', () => {
    const form = reportForm(emptyReport, null, 'x');
    expect(Object.keys(errorsOf(reportSubmission, form))).toEqual(['submission_id', ...REPORT_FIELDS]);
  });
});
