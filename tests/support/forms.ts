import { randomUUID } from 'node:crypto';
import type { ApplyForm } from '@tussock/core/submission/apply';
import type { ReportForm } from '@tussock/core/submission/report';
import type { UnlockForm } from '@tussock/core/submission/unlock';
import { currentWording } from '@tussock/core/submission/wording';

const answer = (purpose: Parameters<typeof currentWording>[0], given: boolean) => ({
  version: currentWording(purpose).version as never,
  given,
});

/** An enquiry as the form sends it. */
export const filledApply = (over: Partial<ApplyForm> = {}): ApplyForm => ({
  submission_id: randomUUID(),
  elapsed_ms: 40_000,
  name: 'Mere Tūhoe',
  email: 'Mere@example.co.nz',
  phone: '021 555 0199',
  investor_basis: 'not-sure',
  asset_classes: ['private-credit', 'forestry'],
  amount_band: '50k-100k',
  timing: '3-months',
  message: 'Kia ora\nI would like to hear more.',
  recipients: [{ id: '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11', name: 'Harbour Credit' }],
  notice_version: 'notice-1',
  consents: {
    share_with_providers: answer('share_with_providers', true),
    marketing: answer('marketing', false),
  },
  ...over,
});

/** An unlocking as the form sends it. */
export const filledUnlock = (over: Partial<UnlockForm> = {}): UnlockForm => ({
  submission_id: randomUUID(),
  elapsed_ms: 9_000,
  name: 'Mere Tūhoe',
  email: 'mere@example.co.nz',
  notice_version: 'notice-1',
  consents: {
    wholesale_declaration: answer('wholesale_declaration', true),
    marketing: answer('marketing', true),
  },
  ...over,
});

/** A report of a mistake as the form sends it. */
export const filledReport = (over: Partial<ReportForm> = {}): ReportForm => ({
  submission_id: randomUUID(),
  elapsed_ms: 30_000,
  subject: {
    kind: 'offer',
    record: '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11',
    name: 'Harbour Credit Fund',
    field: 'minimum_investment',
  },
  message: 'It is $100,000.\nSee page 4 of the memorandum.',
  name: 'Mere Tūhoe',
  email: 'mere@example.co.nz',
  notice_version: 'notice-2',
  ...over,
});
