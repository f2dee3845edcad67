import type { SendFailure } from '../../lib/submissions-client';
import { Button } from '../button';
import { DraftNote, type NotedDraft } from './draft-note';
import { PrivacyNoticeLink } from './privacy-notice';
import { SendFailed } from './send-failed';

/**
 * The end of a form of one step: why it was not sent, the button that sends it, and where the draft is. What happens with
 * the details is beside it or, on small screens, after it.
 */
export function FormFoot({
  action,
  sending,
  failure,
  draft,
  onDeleted,
}: {
  action: string;
  sending: boolean;
  failure: SendFailure | null;
  draft: NotedDraft;
  onDeleted: () => void;
}) {
  return (
    <div>
      <PrivacyNoticeLink className="lg:hidden" />
      <SendFailed failure={failure} saved={draft.saved} />
      <Button
        type="submit"
        size="lg"
        // Not disabled, which would take the focus away; a form on its way is not sent again.
        aria-disabled={sending}
        className="min-w-40 in-[html:not([data-js])]:hidden"
      >
        {sending ? 'Sending…' : failure ? 'Send again' : action}
      </Button>
      <DraftNote draft={draft} onDeleted={onDeleted} />
    </div>
  );
}
