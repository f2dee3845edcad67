import type { ApplySubmission } from '@tussock/core/submission/apply';
import type { ReportSubmission } from '@tussock/core/submission/report';
import type { UnlockSubmission } from '@tussock/core/submission/unlock';
import type { ConsentPurpose } from '@tussock/core/submission/wording';

/** One line of the consent log: the purpose, the wording that was shown, and the answer. */
export interface ConsentEntry {
  purpose: ConsentPurpose;
  version: string;
  given: boolean;
  /** UTC timestamp. */
  at: string;
}

export type MailStatus = 'pending' | 'sent' | 'failed';

interface Stored {
  submission_id: string;
  /** UTC timestamp. */
  received_at: string;
  consents: ConsentEntry[];
  notice_version: string;
  mail_status: MailStatus;
  /** Tries begun so far. */
  mail_attempts: number;
  /** When the operator's e-mail left; null until then. */
  mail_sent_at: string | null;
  /** Kind of the last failure, such as `TimeoutError`; null when there was none. */
  mail_error: string | null;
  /** Epoch seconds at which it is due for deletion. */
  expires: number;
}

type Fields<T> = Omit<T, 'submission_id' | 'elapsed_ms' | 'consents' | 'notice_version'>;

/**
 * An enquiry, whether the directory listed its recipients under these names (false when it did not answer), and the name of its
 * offer (null without one, or without an answer).
 */
export type CheckedApply = ApplySubmission & { recipients_checked: boolean; offer_name: string | null };

export type StoredApply = Stored & Fields<CheckedApply> & { kind: 'apply' };
export type StoredUnlock = Stored &
  Fields<UnlockSubmission> & {
    kind: 'unlock';
    /** Of the session token handed out. */
    subject: string;
    /** UTC timestamp. */
    token_expires_at: string;
  };

export type StoredReport = Stored & Fields<ReportSubmission> & { kind: 'report' };

/** A submission as it is stored. */
export type StoredSubmission = StoredApply | StoredUnlock | StoredReport;
