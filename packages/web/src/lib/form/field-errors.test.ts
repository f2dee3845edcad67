import { applySubmission } from '@tussock/core/submission/apply';
import { describe, expect, it } from 'vitest';
import { emptyApply } from '../../features/apply/apply-draft';
import { applyForm } from '../../features/apply/apply-form';
import type { SendFailure } from '../submissions-client';
import { errorsAmong, errorsFromServer, errorsOf, fieldOf } from './field-errors';

describe('what is wrong with a form', () => {
  it('is said once at each field, in words', () => {
    const errors = errorsOf(applySubmission, applyForm(emptyApply, 'no-uuid', null));
    expect(errors).toEqual({
      submission_id: 'must be a UUID',
      name: 'Please enter your name.',
      email: 'Please enter an e-mail address such as mere@example.co.nz.',
      investor_basis: 'Please choose the line that comes closest.',
      asset_classes: 'Please choose at least one asset class.',
      amount_band: 'Please choose an amount.',
      timing: 'Please choose a time.',
    });
  });

  it('asks for consent only where a provider is named', () => {
    const named = { ...emptyApply, recipients: [{ id: 'harbour-credit', name: 'Harbour Credit' }] };
    const errors = errorsOf(applySubmission, applyForm(named, 'x', null));
    expect(errors['consents.share_with_providers']).toMatch(/Please tick this/);
  });

  it('is said at the field that a path belongs to', () => {
    expect(fieldOf(['asset_classes', 0])).toBe('asset_classes');
    expect(fieldOf(['consents', 'marketing', 'given'])).toBe('consents.marketing');
    const failure = (details: SendFailure['details']) => ({ details }) as SendFailure;
    const details = [
      { field: 'recipients.3.name', message: 'too long' },
      { field: 'consents.marketing', message: 'must be true or false' },
    ];
    expect(errorsFromServer(failure(details))).toEqual({
      recipients: 'too long',
      'consents.marketing': 'must be true or false',
    });
    expect(errorsFromServer(failure('a sentence'))).toEqual({});
  });

  it('keeps the order of the page', () => {
    expect(Object.keys(errorsAmong({ email: 'b', name: 'a', other: 'c' }, ['name', 'email']))).toEqual([
      'name',
      'email',
    ]);
  });
});
