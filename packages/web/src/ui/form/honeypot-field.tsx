import { HONEYPOT_FIELD } from '@tussock/core/submission/limits';
import type { RefObject } from 'react';

/** A field that people neither see nor reach; what fills in every field gives itself away. */
export function TrapField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input ref={field} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
