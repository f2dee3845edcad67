import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { originOf, type UnlockOrigin, withOrigin } from '../../lib/address/unlock-origin';
import { useLast } from '../../lib/state/use-last';

/**
 * The offer that a visitor came from, as the entry of the history has it. A link to a part of the page, such as the privacy notice, makes an
 * entry without it: that gets the one before.
 */
export function useOrigin(): UnlockOrigin | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const own = originOf(state);
  const origin = useLast(own) ?? null;
  const isPart = hash !== '' && own === null;
  useEffect(() => {
    if (isPart && origin) navigate({ pathname, search, hash }, { replace: true, state: withOrigin(origin) });
  }, [isPart, origin, navigate, pathname, search, hash]);
  return origin;
}
