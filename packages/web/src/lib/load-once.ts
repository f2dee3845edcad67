/** Loads a module once: the same promise each time, unless it fails. Once it is loaded, `use` reads it without suspending. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    if (loading) return loading;
    // A browser does not ask again for a module that failed, so nothing is asked for without a network.
    if (isOffline()) return Promise.reject(new TypeError('error loading a page module: there is no network'));
    const promise = inTime(load()).then(
      (module) => {
        // What React itself writes on a promise that it has seen resolve.
        Object.assign(promise, { status: 'fulfilled', value: module });
        return module;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    loading = promise;
    return promise;
  };
}

const LONGEST_WAIT = 30_000;

/** A browser may wait minutes for a script that nobody sends. It counts as failed before that; where it still comes, the next try finds it. */
function inTime<T>(work: Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return work;
  return new Promise((resolve, reject) => {
    const late = () => reject(new TypeError('error loading a page module: it did not come in time'));
    const timer = setTimeout(late, LONGEST_WAIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isOffline = () => typeof window !== 'undefined' && window.navigator?.onLine === false;
