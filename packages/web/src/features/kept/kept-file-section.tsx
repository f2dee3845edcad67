import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { clientOnly } from '../../lib/script/client-only';

const MoveKept = clientOnly(() => import('./move-kept'));

/** On the watchlist: the same lists in another browser, without an account. */
export function KeptFileSection() {
  return (
    <section aria-labelledby="another-browser" className="mt-12 max-w-[62ch]">
      <h2 id="another-browser" className="text-27">
        In another browser
      </h2>
      <p className="mt-2 mb-4 text-muted">
        Save what this browser keeps as a file, and load it in another. Loading replaces what is there. The
        file leaves out forms you have begun and your access to exclusive offers.{' '}
        <Link to={`${paths.privacy}#what-stays-in-your-own-browser`} className="link">
          What this browser keeps
        </Link>
      </p>
      <MoveKept fallback={<div className="h-8 pointer-coarse:h-11" />} />
    </section>
  );
}
