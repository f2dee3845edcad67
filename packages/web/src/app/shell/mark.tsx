/** The site's mark: a tussock. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 21c0-7 0-12 0-18" />
      <path d="M12 21C11 14 8.5 9 4 6.5" />
      <path d="M12 21c1-7 3.5-12 8-14.5" />
      <path d="M12 21c-1.5-4.5-4-7-8-8" />
      <path d="M12 21c1.5-4.5 4-7 8-8" />
    </svg>
  );
}
