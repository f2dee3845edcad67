import type { SettingsOverride } from '../../settings/settings-schema';
import { asRead } from '../../text/as-read';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { fileProblem, rowProblem } from '../reporter';
import { textsIn } from '../texts-in';
import { COPY_RULES, type CopyRule } from './copy-rules';

/** A forbidden phrase in a text. */
export interface CopyFinding {
  phrase: string;
  reason: string;
}

/**
 * Most texts break no rule: one search for all of them takes a third of the time of forty. Every rule begins with a word, so
 * that the search looks only where one begins, which takes a third of that.
 */
const ANY_RULE = new RegExp(
  String.raw`\b(?=\w)(?:${COPY_RULES.map(({ pattern }) => pattern.source).join('|')})`,
  'i',
);

/** "Not only guaranteed", "no doubt the best", "why not" and the like deny nothing. */
const NEGATION =
  /\b(?:(?<!\bwhy )not(?! (?:only|just|merely|simply)\b)|never|no(?! (?:doubt|wonder|question(?! of))\b)|nor|none|nothing|neither|without(?! (?:a |any )?(?:doubt|question)\b)|cannot|nobody|\w+n['’]t(?! (?:only|just|merely|simply)\b))\b(?:[\s,]+[\w’'%-]+){0,4}[\s,]*$/i;
/** "Nothing is safer", "no fund is safer": what nothing else is more than, it is most of all. */
const NOTHING_IS_MORE =
  /\b(?:nothing|none|nobody|nowhere|no(?: [\w’'-]+){1,3}) (?:is|are|was|can be|could be|feels)(?: any)? $/i;
const DOUBT = /\b(?:whether|if|when|how|unless|why(?! not\b)|may or may not)\b(?:\s+[\w’'-]+){0,4}\s*$/i;
const SEPARATE = /[.!?;:\n]/;

/**
 * Phrases that a fair-dealing lawyer would stop (facts on fair dealing; Financial Markets Conduct Act 2013, Part 2). A
 * phrase that is denied ("not guaranteed"), put as a question ("whether it suits you") or quoted is not a claim. At most
 * one finding for each rule. A text is also searched as a reader sees it: look-alike letters and invisible characters hide
 * nothing.
 */
export function findForbiddenCopy(text: string): CopyFinding[] {
  const read = asRead(text);
  const written = text === read ? [text] : [text, read];
  if (!written.some((each) => ANY_RULE.test(each))) return [];
  return COPY_RULES.flatMap((rule) => {
    const phrase = written.map((each) => claimIn(each, rule)).find((found) => found !== null);
    return phrase === undefined ? [] : [{ phrase, reason: rule.reason }];
  });
}

/** The first phrase of a rule that is a claim. */
function claimIn(text: string, { pattern }: CopyRule): string | null {
  for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
    if (!isNoClaim(text, match[0], match.index)) return match[0];
  return null;
}

/** Checks every text of every table; the findings are errors or warnings as the caller says. */
export function checkCopy(tables: ReadTables, severity: Problem['severity'], problems: Problem[]): void {
  for (const { place, field, text } of textsIn(tables, ['copy', 'markdown']))
    for (const { phrase, reason } of findForbiddenCopy(text)) {
      const says = place.locked.has(field) ? 'says what it must not' : `says "${phrase}"`;
      // Searching the file for the phrase would not find it.
      const spelled = text.includes(phrase) ? '' : ' in look-alike or invisible characters';
      const found = excerpt(spelled ? asRead(text) : text, phrase);
      problems.push(rowProblem(place, field, found, `${says}${spelled}: ${reason}`, severity));
    }
}

/** Checks the texts of the settings that pages show. */
export function checkSettingsCopy(
  { name, title_region, qualified_investors, minimum_copy, licence, ...lists }: SettingsOverride,
  problems: Problem[],
): void {
  const texts: [string, string | undefined][] = [
    ['name', name],
    ['title_region', title_region],
    ['qualified_investors.source', qualified_investors?.source],
    ['minimum_copy.text', minimum_copy?.text],
    ['licence.name', licence?.name],
    ...(['exchange_rates', 'aip_minimums'] as const).flatMap((list) =>
      (lists[list] ?? []).map(({ source }, at): [string, string] => [`${list}.${at}.source`, source]),
    ),
  ];
  for (const [key, text = ''] of texts)
    for (const { phrase, reason } of findForbiddenCopy(text))
      problems.push({ ...fileProblem('settings.json', key, `says "${phrase}": ${reason}`), value: text });
}

function isNoClaim(text: string, phrase: string, index: number): boolean {
  if (/["“‘]/.test(text[index - 1] ?? '')) return true;
  // "fail-safe", "food-safe"; a SAFE is a contract for shares to come.
  if (/^safe/i.test(phrase) && (text[index - 1] === '-' || phrase === 'SAFE')) return true;
  const before = text.slice(Math.max(0, index - 80), index);
  if (/^best$/i.test(phrase) && /\b(?:at|second) $/i.test(before)) return true;
  const clause = before.split(SEPARATE).at(-1) ?? '';
  if (/^safer$/i.test(phrase) && NOTHING_IS_MORE.test(clause)) return false;
  return NEGATION.test(clause) || DOUBT.test(clause);
}

function excerpt(text: string, phrase: string): string {
  const at = text.indexOf(phrase);
  const start = Math.max(0, at - 25);
  return `${start > 0 ? '…' : ''}${text.slice(start, at + phrase.length + 25)}`;
}
