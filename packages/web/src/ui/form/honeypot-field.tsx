import { HONEYPOT_FIELD } from '@tussock/core/submission/limits';
import type { RefObject } from 'react';

/** A field that people cannot see or reach. Programs that fill in every field are recognised by it. */
export function HoneypotField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input ref={field} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
