import type { SiteSettings } from './settings';

/** A setting that must be edited before a production site goes live, as `FILE: KEY PROBLEM`. */
export interface SettingsProblem {
  file: string;
  key: string;
  problem: string;
}

/** Values that stand in for a real one: reserved domains (RFC 2606, RFC 6761), dashes, zeros, "to do". */
const PLACEHOLDERS = [
  /(^|[.@/])example\.(com|net|org)\b/i,
  /(^|[.@/])(example|invalid|test|localhost)$|\.(example|invalid|test)\b/i,
  /\b(placeholder|to ?do|tbc|tbd|changeme|lorem|xxx+)\b/i,
  /^[\s0.\-–—_?]*$/,
];

/** Says that a value is missing or a placeholder; null when it may be real. */
export function placeholderProblem(text: string): string | null {
  if (text.trim() === '') return 'is missing';
  return PLACEHOLDERS.some((pattern) => pattern.test(text)) ? `is the placeholder "${text}"` : null;
}

/**
 * Lists what is missing or a placeholder in the settings that a production site shows: the contact address and the operator's
 * legal identity. Forms must name the agency and its address (Privacy Act 2020, information privacy principle 3).
 * @param file where the settings are edited; it is repeated in each problem
 */
export function productionProblems(settings: SiteSettings, file: string): SettingsProblem[] {
  const { operator, contact_email } = settings;
  const texts: [key: string, text: string][] = [
    ['contact_email', contact_email],
    ['operator.legal_name', operator?.legal_name ?? ''],
    ['operator.company_number', operator?.company_number ?? ''],
    ['operator.address', operator?.address ?? ''],
    ...named('operator.owners', operator?.owners),
    ...named('operator.checkers', operator?.checkers),
  ];
  return texts.flatMap(([key, text]) => {
    const problem = placeholderProblem(text);
    return problem === null ? [] : [{ file, key, problem }];
  });
}

/** Each name of a list; an empty list is a missing name. */
const named = (key: string, names: string[] = []): [string, string][] =>
  (names.length === 0 ? [''] : names).map((name) => [key, name]);
