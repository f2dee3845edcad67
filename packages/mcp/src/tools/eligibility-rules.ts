import { AIP_DAY_REDUCTIONS, AIP_DAYS, AIP_HOLD_MONTHS } from '@tussock/core/aip/settings';
import { figureText } from '@tussock/core/calculation/figure-text';
import type { Citation } from '@tussock/core/calculation/step';
import { questionOn } from '@tussock/core/eligibility/answers';
import { CERTIFICATES } from '@tussock/core/eligibility/certificates';
import { questionOf } from '@tussock/core/eligibility/questions';
import { questionsOf } from '@tussock/core/eligibility/rule';
import { ruleText } from '@tussock/core/eligibility/rule-text';
import { WHOLESALE_TESTS } from '@tussock/core/eligibility/wholesale-tests';
import { entryInForce } from '@tussock/core/settings/effective-dated';
import { paths } from '@tussock/web/paths';
import * as z from 'zod';
import { envelope, enveloped } from '../envelope';
import { defineTool } from '../tool';

const citation = {
  source: z.string(),
  source_url: z.string().nullable(),
  checked_on: z.string().nullable(),
  confidence: z.enum(['H', 'M', 'L']).nullable(),
};

const input = z.strictObject({});
const output = z.strictObject({
  ...envelope,
  on: z.string(),
  law: z.string(),
  tests: z.array(
    z.strictObject({
      clause: z.string(),
      title: z.string(),
      scope: z.string(),
      requires: z.string(),
      not_counted: z.array(z.string()).meta({ description: 'What does not count towards the test.' }),
      certificate: z.string().nullable(),
      evidence: z.string(),
      ...citation,
    }),
  ),
  aip: z.array(z.strictObject({ rule: z.string(), growth: z.number(), balanced: z.number(), ...citation })),
});

const cited = ({ source, source_address, checked_on, confidence }: Citation) => ({
  source,
  source_url: source_address,
  checked_on,
  confidence,
});

/** "Days in New Zealand over that time; Balanced: 91 from $11,000,000 invested, …". */
function daysRule(on: string): string {
  const fewer = entryInForce(AIP_DAY_REDUCTIONS, on)?.value.balanced ?? [];
  const steps = fewer.map(({ from, days }) => `${days} from ${figureText({ value: from, unit: 'NZD' })}`);
  return `Days in New Zealand over that time${steps.length === 0 ? '' : `; Balanced: ${steps.join(', ')} invested`}`;
}

export const eligibilityRules = defineTool({
  name: 'eligibility_rules',
  description:
    'Wholesale investor tests of New Zealand law and Active Investor Plus minimums. It cannot say who meets them.',
  input,
  output,
  async answer(open) {
    const pinned = await open(undefined);
    const { today, settings } = pinned;
    const minimums = entryInForce(settings.aip_minimums, today);
    const hold = entryInForce(AIP_HOLD_MONTHS, today);
    const days = entryInForce(AIP_DAYS, today);
    return enveloped(pinned, paths.qualify, {
      on: today,
      law: 'Financial Markets Conduct Act 2013, Schedule 1. Only the provider of an offer, with the certificate it asks for, or a lawyer can say whether a person meets a test.',
      tests: WHOLESALE_TESTS.map(({ clause, title, scope, rule, certificate, evidence, citation: by }) => ({
        clause,
        title,
        scope,
        requires: ruleText(rule, today),
        evidence,
        not_counted: questionsOf(rule).flatMap((id) => questionOn(questionOf(id), today).not_counted),
        certificate: certificate === null ? null : CERTIFICATES[certificate].title,
        ...cited(by),
      })),
      aip: [
        ...(minimums ? [{ rule: 'Minimum investment, NZD', ...minimums.value, ...cited(minimums) }] : []),
        ...(hold ? [{ rule: 'Months to stay invested', ...hold.value, ...cited(hold) }] : []),
        ...(days ? [{ rule: daysRule(today), ...days.value, ...cited(days) }] : []),
      ],
    });
  },
});
