import { fieldLabel } from '@tussock/core/source/field-label';
import {
  AMOUNT_BANDS,
  FIELD_LABELS,
  INVESTOR_BASES,
  labelOf,
  SUBJECT_KINDS,
  TIMINGS,
} from '@tussock/core/submission/options';
import type { ConsentPurpose } from '@tussock/core/submission/wording';
import type { StoredApply, StoredReport, StoredSubmission } from '../stored-submission';
import type { Mail } from './mail';

const SUBJECTS = {
  apply: 'New enquiry',
  unlock: 'New request for access to exclusive offers',
  report: 'Reported mistake',
} as const;

const CONSENT_NAMES: Record<ConsentPurpose, string> = {
  share_with_providers: 'May be sent to the providers named',
  marketing: 'May be e-mailed about new offers',
  wholesale_declaration: 'Declares that they are a wholesale investor (not checked)',
};

const UNCHECKED_RECIPIENTS: [string, string] = [
  'Check the recipients',
  'the directory did not answer, so these names are as the visitor sent them',
];

/** The operator's mail about a submission. */
export function composeMail(stored: StoredSubmission): Mail {
  const { submission_id, kind, received_at } = stored;
  return {
    reference: submission_id,
    subject: `${SUBJECTS[kind]} (${submission_id.slice(0, 8)})`,
    text: mailText(stored),
    reply_to: stored.email,
    date: new Date(received_at),
  };
}

function mailText(stored: StoredSubmission): string {
  const fields: [string, string][] = [
    [FIELD_LABELS.name, stored.name],
    [FIELD_LABELS.email, stored.email],
    ...(stored.kind === 'apply' ? enquiryFields(stored) : []),
    ...(stored.kind === 'report' ? reportFields(stored) : []),
    ...stored.consents.map(({ purpose, version, given }): [string, string] => [
      CONSENT_NAMES[purpose],
      `${given ? 'yes' : 'no'} (wording ${version})`,
    ]),
    ['Received', nzTime(stored.received_at)],
    ['Reference', stored.submission_id],
  ];
  const lines = fields.map(([label, value]) => `${label}: ${oneLine(value)}`);
  if (stored.kind !== 'unlock' && stored.message)
    lines.push('', `${FIELD_LABELS.message}:`, quoted(stored.message));
  const ending = [
    'What a visitor typed is not checked: take care with addresses and links in it.',
    'All submissions: npm run submissions -- list',
  ];
  return `${[...lines, '', ...ending].join('\n')}\n`;
}

function enquiryFields(stored: StoredApply): [string, string][] {
  const named = stored.recipients.map(({ name, id }) => `${name} (${id})`);
  return [
    [FIELD_LABELS.phone, stored.phone ?? 'not given'],
    ...(stored.offer_id ? [offerField(stored.offer_id, stored.offer_name)] : []),
    [
      FIELD_LABELS.investor_basis,
      `${labelOf(INVESTOR_BASES, stored.investor_basis)} (as stated, not checked)`,
    ],
    [FIELD_LABELS.asset_classes, stored.asset_classes.join(', ')],
    [FIELD_LABELS.amount_band, labelOf(AMOUNT_BANDS, stored.amount_band)],
    [FIELD_LABELS.timing, labelOf(TIMINGS, stored.timing)],
    [FIELD_LABELS.recipients, named.join('; ') || 'only you'],
    // Missing on what was stored before recipients were checked.
    ...(named.length > 0 && stored.recipients_checked === false ? [UNCHECKED_RECIPIENTS] : []),
  ];
}

const offerField = (id: string, name: string | null): [string, string] => [
  FIELD_LABELS.offer_id,
  name === null ? `${id} (the directory did not answer with its name)` : `${name} (${id})`,
];

/** The row of the log of corrections that the report may become: its record and field are named as in the data folder. */
function reportFields({ subject }: StoredReport): [string, string][] {
  if (subject === null) return [['About', 'the site']];
  const { kind, record, name, field } = subject;
  return [
    ['About', `${labelOf(SUBJECT_KINDS, kind)} ${name} (as sent, not checked)`],
    ['Record', record],
    ['Field', field === null ? 'none' : `${field} (${fieldLabel({ kind, field })})`],
  ];
}

/** A quoted line begins with ">", so that nothing in a message can pass for a field of the mail. */
const quoted = (text: string) =>
  text
    .split(/[\n\u2028\u2029]/)
    .map((line) => `> ${oneLine(line)}`)
    .join('\n');

/**
 * Without line breaks, control characters and invisible ones, such as those that turn the direction of writing. The two that
 * join and part letters stay: scripts and emoji need them.
 */
const oneLine = (text: string) =>
  text.replace(/[\s\u2028\u2029]+/g, ' ').replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');

const nzTime = (timestamp: string) =>
  new Date(timestamp).toLocaleString('en-NZ', {
    timeZone: 'Pacific/Auckland',
    dateStyle: 'long',
    timeStyle: 'short',
  });
