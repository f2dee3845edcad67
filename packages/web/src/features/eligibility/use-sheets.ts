import type { EligibilityResult } from '@tussock/core/eligibility/evaluate';
import type { CertificateKind } from '@tussock/core/eligibility/thresholds';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sheetId } from './certificate-sheet';

/** Which preparation sheets are open: at first those that a next step of a shown test leads to. */
export function useSheets({ outcome, next_steps }: EligibilityResult) {
  const [open, setOpen] = useState<readonly CertificateKind[]>(() =>
    outcome === 'not shown'
      ? []
      : next_steps.flatMap(({ more }) => (more === null || more === 'guide' ? [] : [more])),
  );
  const toggle = (kind: CertificateKind, isOpen: boolean) =>
    setOpen((now) => [...now.filter((each) => each !== kind), ...(isOpen ? [kind] : [])]);
  return {
    isOpen: (kind: CertificateKind) => open.includes(kind),
    toggle,
    /** Opens a sheet and moves there with the focus. A link with a hash would leave the history entry that holds the step. */
    show: (kind: CertificateKind) => {
      flushSync(() => toggle(kind, true));
      const sheet = document.getElementById(sheetId(kind));
      sheet?.scrollIntoView();
      sheet?.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}
