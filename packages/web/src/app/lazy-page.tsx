import { type ComponentType, lazy, useState } from 'react';

type PageModule = { default: ComponentType };

export interface LazyPage {
  /** Name of the module under `pages`: the HTML names its files, so that they load beside the first script. */
  name: string;
  /** Loads the module; afterwards the page renders without suspending. */
  preload: () => Promise<PageModule>;
  Component: ComponentType;
}

/** A page module loaded on demand, which renders at once where it was loaded before (server, first hydration). */
export function lazyPage(name: string, load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module;
        return module;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Suspending = lazy(preload);
  function Component() {
    const [Page] = useState<ComponentType>(() => loaded?.default ?? Suspending);
    return <Page />;
  }
  return { name, preload, Component };
}
