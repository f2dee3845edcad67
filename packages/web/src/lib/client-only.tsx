import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that the browser loads once the page is live: what depends on the visitor and is in no HTML. On the server,
 * while hydrating, and when it cannot be loaded, nothing is in its place.
 */
export function late(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function Late() {
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
