import { type ComponentType, Suspense, use, useEffect } from 'react';
import { loadOnce } from './load-once';

const loads: (() => Promise<unknown>)[] = [];

/** A module that is read while rendering: loaded before another page is shown, and before the server writes one. */
export function moduleBefore<Module>(load: () => Promise<Module>): () => Module {
  const loaded = loadOnce(load);
  loads.push(loaded);
  return () => use(loaded(false));
}

/**
 * A component of such a module. What the server wrote of it stays as it is, so that hydration needs no script for it. Where it is shown without
 * another page, it is empty until its module is there.
 */
export function scriptBefore<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const read = moduleBefore(load);
  const Ready = (props: Props) => {
    const { default: Component } = read();
    return <Component {...props} />;
  };
  return (props) => (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  );
}

/** Loads those of the pages whose modules are there. */
export const scriptsBefore = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

/** Loads them just after hydration, for a page that shows other texts by itself, as a search of it finds them. */
export function useScriptsBefore(): void {
  useEffect(() => void scriptsBefore().catch(() => undefined), []);
}
