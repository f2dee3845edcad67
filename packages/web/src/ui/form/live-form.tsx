import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/script/use-hydrated';

/**
 * A form that is sent by script. Until scripts run it is disabled: sent by the browser, what was typed would be in the
 * address.
 */
export function LiveForm({ ready = true, children, ...rest }: ComponentProps<'form'> & { ready?: boolean }) {
  const isLive = useHydrated() && ready;
  return (
    <form {...rest} method="post" noValidate>
      {/* It only disables what is in it: the form is no group with a name. */}
      <fieldset role="presentation" disabled={!isLive} className="contents">
        {children}
      </fieldset>
    </form>
  );
}
