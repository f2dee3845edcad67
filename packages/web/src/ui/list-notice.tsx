import clsx from 'clsx';

/** Says where a list could not be stored, or where the stored one could not be read. */
export function ListNotice({
  list: { saved, lost },
  what = 'this list',
  className,
}: {
  list: { saved: boolean; lost: boolean };
  what?: string;
  className?: string;
}) {
  if (saved && !lost) return null;
  return (
    // A status that comes with its text is not read out.
    <p role="alert" className={clsx('text-13 text-gold', className)}>
      {saved
        ? 'Your browser has a stored list that we can’t read, so this one starts empty.'
        : `Your browser does not let us store ${what}, so it lasts only while this page is open.`}
    </p>
  );
}
