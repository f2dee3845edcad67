import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorId, hintId } from './field-id';

/** What every field may say about itself. */
export interface FieldText {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string | undefined;
  optional?: boolean;
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span id={hintId(name)} className="mt-0.5 block max-w-[62ch] text-13 font-normal text-muted">
      {' '}
      {children}
    </span>
  );
}

export function FieldError({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span id={errorId(name)} className="mt-1.5 flex gap-1.5 text-14 font-medium text-red">
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

export const Optional = () => <span className="font-normal text-muted"> (optional)</span>;
