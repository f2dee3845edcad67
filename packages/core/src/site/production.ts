import type { SiteSettings } from './settings';

/** A setting that must be edited before a production site goes live, as `FILE: KEY PROBLEM`. */
export interface SettingsProblem {
  file: string;
  key: string;
  problem: string;
}

/** Names and marks that only stand in for something: reserved domains (RFC 2606, 6761), dashes, zeros, "to do". */
const PLACEHOLDERS = [
  /(^|[.@/])example\.(com|net|org)\b/i,
  /(^|[.@/])(example|invalid|test|localhost)$|\.(example|invalid|test)\b/i,
  /\b(placeholder|to ?do|tbc|tbd|changeme|lorem|xxx+)\b/i,
  /^[\s0.\-–—_?]*$/,
];

/** Why a text is no real value: it is empty, or it stands in for one. Null when it may be real. */
export function placeholderProblem(text: string): string | null {
  if (text.trim() === '') return 'is missing';
  return PLACEHOLDERS.some((pattern) => pattern.test(text)) ? `is the placeholder "${text}"` : null;
}

/**
 * What is missing or a placeholder for production in the settings that a site shows: how to reach the operator, and who
 * that is in law. The Privacy Act 2020 (information privacy principle 3) wants the name and address of whoever collects told.
 * @param file where the settings are edited, for the answers
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
