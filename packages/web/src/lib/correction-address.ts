/** Where a mistake is reported: a mail that names the record and, where it is about one, the figure. */
export function correctionAddress(contact: string, name: string, figure?: string): string {
  const subject = `Correction: ${name}${figure ? `, ${figure}` : ''}`;
  return `mailto:${contact}?subject=${encodeURIComponent(subject)}`;
}
