import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Shown until a component has been loaded; nothing where missing. */
interface Waiting {
  fallback?: ReactNode;
  /** Shown where it cannot be loaded; the fallback where missing. */
  lost?: ReactNode;
}

/** A component that the browser loads after hydration: undefined until it is there, null where it cannot be loaded. */
export function useLoaded<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>();
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    load().then(
      (module) => !left && setLoaded(() => module.default),
      () => !left && setLoaded(null),
    );
    return () => {
      left = true;
    };
  }, [load, isWanted]);
  return loaded;
}

/**
 * A component that the browser loads after hydration, since it depends on the visitor. On the server, while hydrating,
 * and while `isWanted` is false, its fallback is shown.
 */
export function clientOnly<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useIsWanted: () => boolean = always,
): ComponentType<Props & Waiting> {
  return function ClientOnly({ fallback = null, lost = fallback, ...props }) {
    const isWanted = useIsWanted();
    const Loaded = useLoaded(load, isWanted);
    if (Loaded && isWanted) return <Loaded {...(props as unknown as Props)} />;
    return Loaded === null ? lost : fallback;
  };
}

const always = () => true;
