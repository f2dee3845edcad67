import clsx from 'clsx';

/** A plain block of the final size while data loads. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-pulse rounded-badge bg-grey-soft', className)} />
  );
}
