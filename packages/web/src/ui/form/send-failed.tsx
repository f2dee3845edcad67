import type { SendFailure } from '../../lib/submissions-client';

/** Says that nothing was sent, why, and that what was typed is still here. */
export function SendFailed({ failure, saved }: { failure: SendFailure | null; saved: boolean | null }) {
  if (!failure) return null;
  return (
    <div role="alert" className="mb-5 rounded-card border-l-3 border-red bg-red-soft px-5 py-4 text-14">
      <p className="font-semibold">Not sent</p>
      <p className="mt-0.5">{failure.message}</p>
      {failure.hint && <p className="mt-0.5">{failure.hint}</p>}
      <p className="mt-0.5">
        {saved
          ? 'Your draft is kept in this browser; you may also close the page and come back.'
          : 'What you typed stays on this page until you close it.'}
      </p>
    </div>
  );
}
