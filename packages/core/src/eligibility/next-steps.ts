import { questionOn } from './answers';
import { CERTIFICATES } from './certificates';
import { firstOpen } from './next-question';
import { isMet, type Outcome } from './outcome';
import type { Answers, Question, QuestionId } from './question';
import { QUESTIONS } from './questions';
import { gapsIn } from './rule';
import type { CertificateKind } from './thresholds';
import type { WholesaleTest } from './wholesale-test';
import { WHOLESALE_TESTS } from './wholesale-tests';

export interface NextStep {
  text: string;
  /** Single items, such as the questions that are open. */
  items: string[];
  /** Where the page has more: the sheet of a certificate, or the guide. */
  more: CertificateKind | 'guide' | null;
}

/** What could be done next, from the answers alone. It says what others ask for, never which offer to take up. */
export function nextSteps(
  tests: readonly { id: string; outcome: Outcome }[],
  counted: Answers,
  on: string,
): NextStep[] {
  const met = WHOLESALE_TESTS.filter(({ id }) => tests.some((test) => test.id === id && isMet(test.outcome)));
  const isForAll = met.some(({ scope }) => scope === 'all offers');
  return [
    ...certificateSteps(met),
    ...met.flatMap(({ id }) => (ASK[id] ? [step(ASK[id])] : [])),
    ...(met.length > 0
      ? [
          step(
            'Keep evidence of what you answered:',
            met.map(({ evidence }) => evidence),
          ),
        ]
      : []),
    ...(isForAll ? [] : openSteps(counted, on)),
    ...(met.length > 0 || tests.some(({ outcome }) => outcome === 'see an adviser')
      ? []
      : nothingShownSteps(counted, on)),
  ];
}

const step = (text: string, items: string[] = [], more: NextStep['more'] = null): NextStep => ({
  text,
  items,
  more,
});

/** What to ask whom, by test. */
const ASK: Readonly<Record<string, string>> = {
  'government-agency': 'Ask the provider what it needs to see from a government agency.',
  'controlled-entity':
    'Ask a lawyer whether clause 9 covers this offer. We have seen a law firm’s note of 2017 on it, not the text of the clause.',
  'minimum-payable':
    'Ask the provider to confirm the amount that is payable on acceptance. Later instalments and promises do not count.',
};

function certificateSteps(met: readonly WholesaleTest[]): NextStep[] {
  return (['safe-harbour', 'eligible'] as const)
    .filter((kind) => met.some(({ certificate }) => certificate === kind))
    .map((kind) =>
      kind === 'safe-harbour'
        ? step(
            `Expect to be asked for a ${CERTIFICATES[kind].title.toLowerCase()}. In it you state which test you meet.`,
            [],
            kind,
          )
        : step(
            'Prepare the certificate before the offer is made to you. The person who confirms it has to be satisfied that you were sufficiently advised of the consequences.',
            [],
            kind,
          ),
    );
}

/** Questions that are not answered, then answers of "not sure". A certificate is a paper to look for, and an offer one to choose: no points of law. */
function openSteps(counted: Answers, on: string): NextStep[] {
  const next = firstOpen(counted, on);
  const unsure = QUESTIONS.filter(({ id }) => counted[id] === 'not-sure');
  const points = unsure.filter(({ id }) => !ABOUT_CERTIFICATE.has(id) && id !== 'specific_offer');
  return [
    ...(next
      ? [
          step('Answer the remaining questions. Use Back to return to them. The next one is:', [
            textOf(next, on),
          ]),
        ]
      : []),
    ...(unsure.some(({ id }) => ABOUT_CERTIFICATE.has(id))
      ? [step('Look for the certificate, or ask the provider you gave it to for a copy.')]
      : []),
    ...(points.length > 0
      ? [
          step(
            'Settle these points with a financial adviser, an accountant or a lawyer:',
            points.map((each) => textOf(each, on)),
          ),
        ]
      : []),
    ...(counted.specific_offer === 'no' || counted.specific_offer === 'not-sure'
      ? [
          step(
            'Come back to the check when you are looking at one offer. Three tests depend on it: its minimum payable, underwriting and derivatives.',
          ),
        ]
      : []),
  ];
}

const ABOUT_CERTIFICATE: ReadonlySet<QuestionId> = new Set([
  'has_certificate',
  'certificate_date',
  'certificate_covers',
]);

function nothingShownSteps(counted: Answers, on: string): NextStep[] {
  const hasGaps = WHOLESALE_TESTS.some(({ rule }) => gapsIn(rule, counted, on).length > 0);
  return [
    ...(hasGaps
      ? [
          step(
            'Check your figures against the limits below. The distance is for checking, not a reason to buy anything.',
          ),
        ]
      : []),
    step(
      'Read what an eligible investor certificate asks for. It is about experience of buying and selling financial products, not wealth.',
      [],
      'eligible',
    ),
    step(
      'Read what a retail offer has that a wholesale offer need not have. Retail offers come with a product disclosure statement and are not limited to wholesale investors.',
      [],
      'guide',
    ),
  ];
}

const textOf = (question: Question, on: string) => questionOn(question, on).text;
