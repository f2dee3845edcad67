/** The id of a field's control, so that a summary of errors can lead to it: "consents.marketing" gives `f-consents-marketing`. */
export const fieldId = (name: string) => `f-${name.replaceAll('.', '-')}`;
export const errorId = (name: string) => `${fieldId(name)}-error`;
export const hintId = (name: string) => `${fieldId(name)}-hint`;

/** Ids of what describes a control, for `aria-describedby`. */
export function describedBy(name: string, has: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [has.hint ? hintId(name) : '', has.error ? errorId(name) : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
