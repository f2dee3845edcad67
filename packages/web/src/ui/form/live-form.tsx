import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/use-hydrated';

/**
 * A form that scripts send. Until they run it takes nothing: the browser's own sending would put what was typed into the
 * address.
 */
export function LiveForm({ ready = true, children, ...rest }: ComponentProps<'form'> & { ready?: boolean }) {
  const isLive = useHydrated() && ready;
  return (
    <form {...rest} method="post" noValidate>
      <fieldset disabled={!isLive} className="contents">
        {children}
      </fieldset>
    </form>
  );
}
