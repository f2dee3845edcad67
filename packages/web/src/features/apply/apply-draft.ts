import type { InvestorBasis } from '@tussock/core/submission/options';
import { createDraft, textsOf } from '../../lib/storage/draft';
import { KEPT_KEYS } from '../../lib/storage/kept-keys';

/** The form while it is filled in; empty text means not answered. */
export interface ApplyDraft {
  name: string;
  email: string;
  phone: string;
  investor_basis: InvestorBasis | '';
  asset_classes: string[];
  amount_band: string;
  timing: string;
  message: string;
  /** Providers ticked, as the form named them. */
  recipients: { id: string; name: string }[];
  share_with_providers: boolean;
  marketing: boolean;
}

export const emptyApply: ApplyDraft = {
  name: '',
  email: '',
  phone: '',
  investor_basis: '',
  asset_classes: [],
  amount_band: '',
  timing: '',
  message: '',
  recipients: [],
  share_with_providers: false,
  marketing: false,
};

/** The form from stored data of any shape: what does not fit stays empty. Consents must be given again. */
export function readApplyDraft(stored: unknown): ApplyDraft {
  const { asset_classes, recipients } = (stored ?? {}) as Partial<Record<keyof ApplyDraft, unknown>>;
  const texts = textsOf(stored, TEXTS);
  return {
    ...emptyApply,
    ...texts,
    investor_basis: texts.investor_basis as ApplyDraft['investor_basis'],
    asset_classes: listOf(asset_classes, (each) => typeof each === 'string'),
    recipients: listOf(recipients, isRecipient),
  };
}

const TEXTS = ['name', 'email', 'phone', 'investor_basis', 'amount_band', 'timing', 'message'] as const;

const listOf = <T>(value: unknown, fits: (each: unknown) => each is T): T[] =>
  Array.isArray(value) ? value.filter(fits) : [];

const isRecipient = (each: unknown): each is ApplyDraft['recipients'][number] =>
  typeof (each as { id?: unknown } | null)?.id === 'string' &&
  typeof (each as { name?: unknown } | null)?.name === 'string';

export const storedApply = createDraft(KEPT_KEYS.draft_apply(), readApplyDraft);
