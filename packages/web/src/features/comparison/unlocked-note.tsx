import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import type { LockedState } from '../../lib/locked/use-locked-offers';
import { LoadError } from '../../ui/load-error';

/** What became of the locked parts of the compared offers; nothing where this browser has no access. */
export default function UnlockedNote({ locked }: { locked: readonly LockedState[] }) {
  const failed = locked.find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return (
      <div className="no-print mt-3">
        <LoadError what="the unlocked part" error={failed.error} retry={failed.retry} />
      </div>
    );
  return (
    <p role="status" className="mt-3 text-13 text-muted empty:hidden">
      {locked.some(({ state }) => state === 'open') &&
        'You have unlocked exclusive offers in this browser. Please do not pass on their details.'}
      {locked.some(({ state }) => state === 'refused') && (
        <>
          Your access has expired, so locked details are hidden again.{' '}
          <Link to={paths.unlock} className="link">
            Request access
          </Link>
        </>
      )}
    </p>
  );
}
