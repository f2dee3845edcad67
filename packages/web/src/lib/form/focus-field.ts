/** Moves the focus to a field, and shows what it is called: a field in view may have its label behind the header. */
export function focusField(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus();
  const { labels } = field as HTMLInputElement;
  const name = field.closest('fieldset:has(> legend)')?.querySelector('legend') ?? labels?.[0];
  name?.scrollIntoView({ block: 'nearest' });
}
