import type { ErrorAnswer } from '@tussock/core/answers/error';
import type { ApplyForm } from '@tussock/core/submission/apply';
import { HONEYPOT_FIELD, MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import type { ReportForm } from '@tussock/core/submission/report';
import type { Unlocked, UnlockForm } from '@tussock/core/submission/unlock';
import { siteBase } from './address/site-base';
import { sendInTime } from './reach';

/**
 * Sends what visitors fill in. Zod-free. Every form: make `submission_id` once per filled-in form (`crypto.randomUUID()`)
 * and keep it with the draft, so that sending again after a lost answer stores nothing twice; make a new one when the
 * answer is `already_sent` (409), which says that a form with other contents had this id.
 */
export type Sent<T> = { ok: true; value: T } | { ok: false; failure: SendFailure };

/** `status` 0 is a network failure: nothing was heard, so keep the draft and offer to send again. */
export interface SendFailure extends ErrorAnswer {
  status: number;
}

/** What the form adds: when it was shown (`performance.now()`) and what the hidden field contained. */
export interface FormTraps {
  shown_at: number;
  honeypot: string;
}

export interface SubmissionClient {
  apply(form: Omit<ApplyForm, 'elapsed_ms'>, traps: FormTraps): Promise<Sent<{ submission_id: string }>>;
  unlock(form: Omit<UnlockForm, 'elapsed_ms'>, traps: FormTraps): Promise<Sent<Unlocked>>;
  report(form: Omit<ReportForm, 'elapsed_ms'>, traps: FormTraps): Promise<Sent<{ submission_id: string }>>;
}

const OFFLINE: SendFailure = {
  status: 0,
  message: 'We could not reach the server. Nothing is lost: please check your connection and send again.',
  details: null,
  hint: null,
  code: 'network',
};

const IN_PREVIEW = {
  status: 403,
  message: 'This is a preview of a release that is not published. Nothing was sent.',
  code: 'preview',
};

/** `fetch` and the clock are the browser's unless told. */
export function createSubmissionClient(
  send: typeof fetch = (...request) => fetch(...request),
  clock: () => number = () => performance.now(),
): SubmissionClient {
  const post = async <T>(path: string, form: object, { shown_at, honeypot }: FormTraps): Promise<Sent<T>> => {
    if (siteBase() !== '') return { ok: false, failure: { ...OFFLINE, ...IN_PREVIEW } };
    // Autofill can be quicker than the server takes a person to be.
    const early = MIN_ELAPSED_MS - (clock() - shown_at);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early + 50));
    const elapsed_ms = Math.round(Math.max(clock() - shown_at, MIN_ELAPSED_MS));
    const body = JSON.stringify({ ...form, elapsed_ms, [HONEYPOT_FIELD]: honeypot });
    try {
      const answer = await send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: sendInTime(),
      });
      if (!answer.ok) return { ok: false, failure: await failureOf(answer) };
      return { ok: true, value: (await answer.json()) as T };
    } catch {
      return { ok: false, failure: OFFLINE };
    }
  };
  return {
    apply: (form, traps) => post('/api/submissions/apply', form, traps),
    report: (form, traps) => post('/api/submissions/report', form, traps),
    async unlock(form, traps) {
      const sent = await post<Unlocked>('/api/submissions/unlock', form, traps);
      // The answer to what looked like a robot has no token.
      if (sent.ok && !sent.value.token)
        return { ok: false, failure: { ...OFFLINE, status: 202, ...REFUSED } };
      return sent;
    },
  };
}

const REFUSED = {
  message: 'We could not unlock the offers. Please reload the page and try again.',
  code: 'refused',
};

/** A crash, and the firewall, answer with a page: the visitor’s own connection is not to blame. */
const UNREADABLE = {
  message: 'We cannot accept this at the moment.',
  hint: 'Please try again in a minute. Nothing you typed is lost.',
  code: 'unreadable',
};

async function failureOf(answer: Response): Promise<SendFailure> {
  const error: Partial<ErrorAnswer> | null = await answer.json().catch(() => null);
  return {
    ...OFFLINE,
    ...(typeof error?.message === 'string' ? error : UNREADABLE),
    status: answer.status,
  };
}

/**
 * Counts a view of a page, unless the browser asks not to be tracked. Sends the path alone, without cookies, and never
 * fails: a lost view is no loss to the visitor.
 */
export async function sendPageView(
  path: string,
  send: typeof fetch = (...request) => fetch(...request),
): Promise<void> {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  if (browser.globalPrivacyControl === true || browser.doNotTrack === '1') return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ path });
  await send('/api/page-views', {
    method: 'POST',
    headers,
    body,
    credentials: 'omit',
    keepalive: true,
  })
    // An answer that nobody reads counts as on its way for ever.
    .then((answer) => answer.text())
    .catch(() => {});
}
