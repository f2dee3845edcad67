import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { situationOnly } from '../../lib/situation-only';

const SituationMark = situationOnly(() => import('../../features/situation/situation-mark'));

/** Leads to the visitor's situation, with the rate that is set. */
export function SituationLink() {
  return (
    <Link
      to={paths.mySituation}
      title="My situation"
      className="relative flex size-11 items-center justify-center rounded-control text-muted hover:text-ink max-lg:hidden"
    >
      <UserRound aria-hidden="true" size={18} />
      <span className="sr-only">My situation</span>
      <SituationMark />
    </Link>
  );
}
