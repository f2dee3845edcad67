import { formatDate } from '@tussock/core/text/format-date';
import { useRef, useState } from 'react';
import { focusReplaced } from '../../lib/focus/focus-replaced';
import { DRAFT_DAYS } from '../../lib/storage/draft';
import type { FormDraft } from '../../lib/storage/use-draft';

/** Says where the draft is, and lets the visitor delete it. Its height is fixed, so that nothing moves. */
export function DraftNote({
  draft,
  onDeleted,
}: {
  draft: NotedDraft;
  /** For what the form shows of the draft elsewhere: its errors, or a later step. */
  onDeleted: () => void;
}) {
  const [deleted, setDeleted] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const remove = () =>
    focusReplaced(
      () => {
        draft.discard();
        setDeleted(true);
        onDeleted();
      },
      () => note.current,
    );
  return (
    <div
      ref={note}
      tabIndex={-1}
      className="mt-5 flex min-h-11 flex-wrap items-center gap-x-3 text-13 text-muted outline-none"
    >
      <p role="status">{noteText(draft, deleted)}</p>
      {draft.saved && (
        <button
          type="button"
          onClick={remove}
          className="min-h-6 font-semibold text-pine underline pointer-coarse:min-h-11"
        >
          Delete draft
        </button>
      )}
    </div>
  );
}

/** What a form tells of its draft. `isOfAnother`: it is about something else, and what is written here takes its place. */
export type NotedDraft = Pick<FormDraft<object>, 'foundFrom' | 'saved' | 'lost' | 'discard'> & {
  isOfAnother?: boolean;
};

function noteText({ foundFrom, saved, lost, isOfAnother }: NotedDraft, deleted: boolean): string {
  if (saved === false) return 'This browser keeps no drafts: what you type is lost when you close the page.';
  if (saved && isOfAnother)
    return 'This browser has a draft about something else. What you write here takes its place.';
  if (saved && foundFrom)
    return `Your draft of ${formatDate(foundFrom)} is filled in. It is in this browser only, until you send or delete it.`;
  if (saved) return `Draft kept in this browser only, for ${DRAFT_DAYS} days or until you send or delete it.`;
  if (lost) return 'This browser has a draft that we can’t read. Please fill in the form again.';
  if (deleted) return 'The draft is deleted.';
  return 'What you type is kept in this browser, and reaches us only when you send it.';
}
