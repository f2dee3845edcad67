import type { SentencePart } from '@tussock/core/sentence/read-sentence';
import { X } from 'lucide-react';
import { partText } from './understood';

/** The filters that the typed words mean; taking one off takes its words out of the field. */
export function PartChips({
  parts,
  onChange,
}: {
  parts: readonly SentencePart[];
  onChange: (text: string) => void;
}) {
  if (parts.length === 0) return null;
  return (
    <div className="border-b border-line px-4 py-2.5">
      <ul aria-label="Filters in your words" className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part.words + part.facet} className="min-w-0">
            <button
              type="button"
              onClick={() => onChange(part.without)}
              className="inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-control/50 bg-card px-3 text-13 hover:border-control pointer-coarse:min-h-11"
            >
              <span className="sr-only">Remove {partText(part)}</span>
              <span aria-hidden="true" className="truncate">
                {part.options.map(({ label }) => label).join(' or ')}
              </span>
              <X aria-hidden="true" size={13} className="shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {parts.some(({ note }) => note) && (
        <p className="mt-1.5 text-13 text-muted">{parts.flatMap(({ note }) => note ?? []).join(' ')}</p>
      )}
    </div>
  );
}
