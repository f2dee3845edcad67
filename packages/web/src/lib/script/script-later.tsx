import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component that the server writes into the page and whose script the browser loads while hydrating, so that the page's own script
 * stays small. Where the script cannot be loaded, what the server wrote stays. The server fails without it: it would wait for good.
 */
export function scriptLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Later = lazy(() => (typeof window === 'undefined' ? load() : load().catch(staysAsWritten)));
  return (props) => (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}

const staysAsWritten = () => new Promise<never>(() => undefined);
