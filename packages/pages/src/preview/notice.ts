import { whenUsed } from '@tussock/core/text/when-used';
import { escapeXml } from '../feeds/xml';

const WHEN = whenUsed(
  () =>
    new Intl.DateTimeFormat('en-NZ', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Pacific/Auckland',
    }),
);

/** "24 November 2026, 6:50 pm", in New Zealand. */
export const momentText = (at: string): string => WHEN().format(new Date(at)).replace(' at ', ', ');

/** What every page of a preview begins with; its look is in the stylesheet of the site. */
export function previewNotice(
  base: string,
  { release, expires_at, changesPage }: { release: number; expires_at: string; changesPage: unknown },
): string {
  const changes = changesPage ? ` <a class="underline" href="${escapeXml(base)}/diff">What changes</a>` : '';
  return [
    '<aside class="preview-notice" aria-label="Preview">',
    `<strong>Preview of release ${release}, not published, until ${momentText(expires_at)}.</strong>`,
    ` Forms are off.${changes}</aside>`,
  ].join('');
}
