import { Audit, Outcome, type Requirement } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules, { type Flattened, Group } from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import type { Page } from 'playwright-core';
import { keepWhatAlfaParses } from './alfa-memory';

type Rule = Flattened.Rule;
type AlfaOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>;

/** How often each rule of level AAA failed, by the rule's name, such as `sia-r73`. */
export type CountOfAaa = Map<string, number>;

const ofLevel = (isOf: (criterion: Criterion) => boolean) => (rule: Rule) =>
  rule.hasRequirement((asked: Requirement) => Criterion.isCriterion(asked) && isOf(asked));
const isOfAa = ofLevel(Conformance.isAA());
const isOfAaa = ofLevel(Conformance.isAAA());
const onlyAaa = (rule: Rule) => isOfAaa(rule) && !isOfAa(rule);

/** Findings that are accepted: the rule, the element, and why. */
const ACCEPTED = [
  { rule: 'sia-r60', element: /^<details/, because: 'its summary names it, which alfa does not read' },
  {
    rule: 'sia-r54',
    element: /^<div role="alert" aria-atomic="false"/,
    because:
      'each error says its field, and those that are left would be read out again with each that is mended',
  },
];
const isAccepted = (finding: { rule: string; element: string }) =>
  ACCEPTED.some(({ rule, element }) => rule === finding.rule && element.test(finding.element));

/** What takes most of the time of a long page is looked at in the full run: the size of targets, and contrast of level AAA. */
const SLOW = ['sia-r111', 'sia-r113', 'sia-r66'];
const nameOf = (rule: Rule) => rule.uri.slice(rule.uri.lastIndexOf('/') + 1);
const examined = [...rules].filter((rule) => process.env.FULL || !SLOW.includes(nameOf(rule)));

await keepWhatAlfaParses();

/** Alfa drops a whole style sheet for one rule of a kind that it does not know, such as `@property`: it reads those as empty. */
function emptyUnknownRules() {
  const known =
    /^CSS(FontFace|Import|Keyframes?|LayerBlock|LayerStatement|Media|Namespace|Page|Style|Supports)Rule$/;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    const kind = rule.constructor;
    if (!known.test(kind.name))
      Object.defineProperty(kind, 'name', { value: 'CSSKeyframesRule', configurable: true });
    else if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList));
  }
}

/**
 * What Siteimprove's alfa finds on a page as it is now, one line each: failures of level A and AA and of good practice.
 * Failures of level AAA are added to a count. A page whose styles were not read is a finding, and so is one to which no rule
 * applies, as with packages of several versions.
 */
export async function alfaFindingsOf(page: Page, aaa: CountOfAaa = new Map()): Promise<string[]> {
  await page.evaluate(emptyUnknownRules);
  const root = await page.evaluateHandle(() => document);
  const examinedPage = await Playwright.toPage(root as never);
  await root.dispose();
  if ([...examinedPage.document.style].some(({ rules }) => [...rules].length === 0))
    return ['styles were not read'];
  const outcomes: AlfaOutcome[] = [...(await Audit.of(examinedPage, examined).evaluate())];
  if (!outcomes.some((outcome) => Outcome.isPassed(outcome))) return ['no rule of alfa was applicable'];
  const failed = outcomes.filter((outcome) => Outcome.isFailed(outcome));
  for (const { rule } of failed.filter((outcome) => onlyAaa(outcome.rule)))
    aaa.set(nameOf(rule), (aaa.get(nameOf(rule)) ?? 0) + 1);
  return failed
    .filter((outcome) => !onlyAaa(outcome.rule))
    .map(({ rule, target }) => ({ rule: nameOf(rule), element: textOf(target) }))
    .filter((finding) => !isAccepted(finding))
    .map(({ rule, element }) => `${rule}: ${element.slice(0, 400)}`);
}

/** A target is a node, or a group of nodes that are too much alike. */
const textOf = (target: Flattened.Target): string =>
  (Group.isGroup(target)
    ? [...target].map((node) => String(node).slice(0, 60)).join(' ')
    : String(target)
  ).replace(/\s+/g, ' ');
