import type { Mark } from '@tussock/core/source/mark';

/** The shape of a mark in front of words that say what it means. */
export function MarkShape({ mark }: { mark: Pick<Mark, 'mark'> }) {
  return <i className={`mark ${mark.mark}`} aria-hidden="true" />;
}
