import { applySubmission } from '@tussock/core/submission/apply';
import { describe, expect, it } from 'vitest';
import { type ApplyDraft, emptyApply, readApplyDraft } from './apply-draft';
import { APPLY_STEPS, applyForm } from './apply-form';

const ID = '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11';
const filled: ApplyDraft = {
  name: 'Mere Tūhoe',
  email: 'mere@example.co.nz',
  phone: '',
  investor_basis: 'not-sure',
  asset_classes: ['forestry'],
  amount_band: '50k-100k',
  timing: '3-months',
  message: '',
  recipients: [{ id: 'harbour-credit', name: 'Harbour Credit' }],
  share_with_providers: true,
  marketing: true,
};

describe('a draft of the enquiry', () => {
  it('comes back as it was, but for the consents, which are asked for again', () => {
    expect(readApplyDraft(JSON.parse(JSON.stringify(filled)))).toEqual({
      ...filled,
      share_with_providers: false,
      marketing: false,
    });
  });

  it.each([null, 7, 'text', [], {}, { name: 1, recipients: [null, { id: 1 }], asset_classes: [{}] }])(
    'made of %j is empty',
    (stored) => expect(readApplyDraft(stored)).toEqual(emptyApply),
  );

  it('becomes a form that the server takes', () => {
    const parsed = applySubmission.parse({ ...applyForm(filled, ID, null), elapsed_ms: 9_000 });
    expect(parsed).toMatchObject({ submission_id: ID, name: 'Mere Tūhoe', phone: null, message: null });
    expect(parsed.consents.marketing.given).toBe(true);
  });

  it('sends every field that the server takes, and a step shows what is wrong with each', () => {
    const { elapsed_ms: _, ...taken } = applySubmission.shape;
    const { submission_id, notice_version, ...sent } = applyForm(filled, ID, { id: ID });
    expect(Object.keys({ submission_id, notice_version, ...sent }).sort()).toEqual(Object.keys(taken).sort());
    const fields: string[] = APPLY_STEPS.flatMap((step) => [...step.fields]);
    const shown = fields.map((field) => field.split('.')[0]);
    expect(Object.keys(sent).filter((field) => !shown.includes(field))).toEqual([]);
  });

  it('names the offer that it is about, and none where it is about none', () => {
    expect(applyForm(filled, ID, { id: ID })).toMatchObject({ offer_id: ID });
    expect(applyForm(filled, ID, null)).not.toHaveProperty('offer_id');
  });

  it('shares with nobody where nobody is named, whatever was ticked before', () => {
    const form = applyForm({ ...filled, recipients: [] }, ID, null);
    expect(form.consents.share_with_providers.given).toBe(false);
  });
});
