import { FACETS } from '@tussock/core/offer/facets';
import { SORT_LABELS } from '@tussock/core/offer/offer-sort';
import type { Sentence } from '@tussock/core/sentence/read-sentence';
import { X } from 'lucide-react';
import { unusedText } from './understood';

/** The filters and the order that the typed words mean; taking one off takes its words out of the field. Also what was not used. */
export function PartChips({
  sentence,
  onChange,
}: {
  sentence: Sentence | undefined;
  onChange: (text: string) => void;
}) {
  const { parts = [], unused = [], order } = sentence ?? {};
  if (parts.length + unused.length === 0 && !order) return null;
  const notes = [...unused.map(unusedText), ...parts.flatMap(({ note }) => note ?? [])];
  const chips = [
    ...parts.map(
      ({ facet, options, label = options.map((option) => option.label).join(' or '), without }) => ({
        name: `${FACETS[facet].label}: ${label}`,
        label,
        without,
      }),
    ),
    ...(order
      ? [{ ...order, name: `order: ${SORT_LABELS[order.sort]}`, label: SORT_LABELS[order.sort] }]
      : []),
  ];
  return (
    <div className="border-b border-line px-4 py-2.5">
      {chips.length > 0 && (
        <ul aria-label="Filters in your words" className="flex flex-wrap gap-2">
          {chips.map(({ name, label, without }) => (
            <li key={name + without} className="min-w-0">
              <button
                type="button"
                onClick={() => onChange(without)}
                className="inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-control/50 bg-card px-3 text-13 hover:border-control pointer-coarse:min-h-11"
              >
                <span className="sr-only">Remove {name}</span>
                <span aria-hidden="true" className="truncate">
                  {label}
                </span>
                <X aria-hidden="true" size={13} className="shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && <p className="mt-1.5 text-13 text-muted">{notes.join(' ')}</p>}
    </div>
  );
}
