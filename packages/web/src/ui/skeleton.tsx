import clsx from 'clsx';

/** A quiet block of the final size while data is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-pulse rounded-badge bg-grey-soft', className)} />
  );
}
