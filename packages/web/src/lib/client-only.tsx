import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Shown until a component has been loaded; nothing where missing. */
interface Waiting {
  fallback?: ReactNode;
}

/**
 * A component that the browser loads after hydration, since it depends on the visitor. On the server, while hydrating,
 * while `isWanted` is false and where it cannot be loaded, its fallback is shown.
 */
export function clientOnly<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useIsWanted: () => boolean = always,
): ComponentType<Props & Waiting> {
  return function ClientOnly({ fallback = null, ...props }) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const isWanted = useIsWanted();
    useEffect(() => {
      if (!isWanted) return;
      let left = false;
      load().then(
        (module) => !left && setLoaded(() => module.default),
        () => undefined,
      );
      return () => {
        left = true;
      };
    }, [isWanted]);
    return Loaded && isWanted ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
}

const always = () => true;
