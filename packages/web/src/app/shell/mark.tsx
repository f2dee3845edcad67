import { MARK_STROKES } from '@tussock/core/settings/mark';

/** The site's mark: a tussock. Its width counts where a page has no styles. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {MARK_STROKES.map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  );
}
