import type { Operator } from '../settings/operator';
import { retentionOn } from './retention';

/**
 * What visitors agree to. A submission records the version shown, so a wording is never edited: put a new one in front and
 * keep the old.
 */
export interface Wording {
  version: string;
  in_use_from: string;
  text: string;
}

export const CONSENT_WORDINGS = {
  /** Needed when the enquiry goes to anyone but us. */
  share_with_providers: [
    {
      version: 'share-1',
      in_use_from: '2026-11-20',
      text: 'Send this enquiry, with my name and contact details, to the providers named above. They may contact me about it.',
    },
  ],
  /** Unsolicited Electronic Messages Act 2007: apart from everything else, and unticked. */
  marketing: [
    {
      version: 'marketing-1',
      in_use_from: '2026-11-20',
      text: 'E-mail me about new offers and guides in this directory. I can stop this at any time with the unsubscribe link in each e-mail.',
    },
  ],
  wholesale_declaration: [
    {
      version: 'wholesale-1',
      in_use_from: '2026-11-20',
      text: 'I declare that I am a wholesale investor under Schedule 1 of the Financial Markets Conduct Act 2013. I understand that this is my own statement, that nobody here has checked it, and that a provider will ask for evidence before I can invest.',
    },
  ],
} as const satisfies Record<string, readonly [Wording, ...Wording[]]>;

export type ConsentPurpose = keyof typeof CONSENT_WORDINGS;

/** The newest wording. */
export const currentWording = (purpose: ConsentPurpose): Wording => CONSENT_WORDINGS[purpose][0];

/** The wording of a recorded version; undefined for one that never was. */
export function wordingOf(purpose: ConsentPurpose, version: string): Wording | undefined {
  const wordings: readonly Wording[] = CONSENT_WORDINGS[purpose];
  return wordings.find((wording) => wording.version === version);
}

export type FormKind = 'apply' | 'unlock' | 'report';

/** Versions of `privacyNotice`, newest first: whoever changes what it says puts one in front. Earlier texts are in the history of this file. */
export const NOTICE_VERSIONS = ['notice-4', 'notice-3', 'notice-2', 'notice-1'] as const;

export interface NoticeSection {
  heading: string;
  text: string;
}

/**
 * The notice to show at a form, with the facts of information privacy principle 3 (Privacy Act 2020). `recipients` are
 * the providers' names: where each is named here, IPP 3A asks no further notice of them.
 */
export function privacyNotice(
  form: FormKind,
  facts: {
    site: string;
    operator: Operator | null;
    contact_email: string;
    recipients: readonly string[];
    today: string;
  },
): NoticeSection[] {
  const months = Math.round(retentionOn(facts.today)[form] / 30.4);
  return [
    {
      heading: 'What we collect and why',
      text: PURPOSES[form],
    },
    { heading: 'Who receives it', text: RECIPIENTS[form](facts.site, facts.recipients) },
    {
      heading: 'Who holds it',
      text: `${holderText(facts)} Our hosting provider stores it for us and may not use it.`,
    },
    {
      heading: 'Whether you must give it',
      text: 'No law requires it. You may leave fields marked optional empty. We need the others to act on the form.',
    },
    {
      heading: 'How long we keep it',
      text: `${months} months, then it is deleted. We delete it sooner when you ask.`,
    },
    {
      heading: 'Your rights',
      text: `You may see what we hold about you and have it corrected or deleted: write to ${facts.contact_email}. You may complain to the Privacy Commissioner at privacy.org.nz.`,
    },
    {
      heading: 'Please leave out',
      text: 'Bank account, card, IRD and passport numbers. Nobody needs them at this stage.',
    },
  ];
}

const PURPOSES: Record<FormKind, string> = {
  apply: 'The details in this form, to answer your enquiry and to pass it to the providers you name.',
  unlock:
    'Your name, e-mail address and declaration, to open the exclusive offers to you and to keep a record of the declaration.',
  report:
    'Your name, e-mail address and what you write, to check the figure and to answer you. The public log of corrections never names you.',
};

/** The agency that holds the details, with its address (IPP 3). */
function holderText(facts: { site: string; operator: Operator | null; contact_email: string }): string {
  const { site, operator, contact_email } = facts;
  if (operator === null) return `${site}, ${contact_email}.`;
  return `${operator.legal_name}, ${operator.address}, which runs ${site}. Write to ${contact_email}.`;
}

const RECIPIENTS: Record<FormKind, (site: string, recipients: readonly string[]) => string> = {
  apply: (site, recipients) =>
    recipients.length === 0
      ? `${site} only, since you have named no provider.`
      : `${site} and, if you agree: ${recipients.join('; ')}.`,
  unlock: (site) => `${site} only. We don’t tell providers.`,
  report: (site) => `${site} only. We may ask the provider about the figure, without naming you.`,
};
