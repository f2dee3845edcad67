import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that the browser loads after hydration, since it depends on the visitor. On the server, while hydrating,
 * and where it cannot be loaded, it renders nothing.
 */
export function clientOnly(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function ClientOnly() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    useEffect(() => {
      let left = false;
      load().then(
        (module) => !left && setLoaded(() => module.default),
        () => undefined,
      );
      return () => {
        left = true;
      };
    }, []);
    return Loaded && <Loaded />;
  };
}
