import type { UnlockForm } from '@tussock/core/submission/unlock';
import { currentWording, NOTICE_VERSIONS } from '@tussock/core/submission/wording';
import { createDraft, textsOf } from '../../lib/storage/draft';
import { KEPT_KEYS } from '../../lib/storage/kept-keys';

export interface UnlockDraft {
  name: string;
  email: string;
  wholesale_declaration: boolean;
  marketing: boolean;
}

export const emptyUnlock: UnlockDraft = {
  name: '',
  email: '',
  wholesale_declaration: false,
  marketing: false,
};

/** Fields in the order of the page. */
export const UNLOCK_FIELDS = [
  'name',
  'email',
  'consents.wholesale_declaration',
  'consents.marketing',
] as const;

/** The form from stored data of any shape. Declaration and consent must be given again. */
const readUnlockDraft = (stored: unknown): UnlockDraft => ({
  ...emptyUnlock,
  ...textsOf(stored, ['name', 'email']),
});

/** What is sent of a draft. The versions are those of the wordings on the page. */
export function unlockForm(draft: UnlockDraft, submissionId: string): Omit<UnlockForm, 'elapsed_ms'> {
  const { name, email, wholesale_declaration, marketing } = draft;
  return {
    submission_id: submissionId,
    name,
    email,
    notice_version: NOTICE_VERSIONS[0],
    consents: {
      wholesale_declaration: answer('wholesale_declaration', wholesale_declaration),
      marketing: answer('marketing', marketing),
    },
  };
}

const answer = <P extends 'wholesale_declaration' | 'marketing'>(purpose: P, given: boolean) => ({
  version: currentWording(purpose).version as UnlockForm['consents'][P]['version'],
  given,
});

export const storedUnlock = createDraft(KEPT_KEYS.draft_unlock(), readUnlockDraft);
