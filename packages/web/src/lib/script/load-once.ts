/**
 * Loads a module once: the same promise each time, unless it failed and is wanted again. Rendering does not want it again: a new promise at
 * each render would be waited for without end, where the browser asks for a module again that it did not get. Once it is loaded, `use` reads
 * it without suspending.
 */
export function loadOnce<Module>(load: () => Promise<Module>): (again?: boolean) => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failed = false;
  return (again = true) => {
    if (loading && !(failed && again)) return loading;
    failed = false;
    const promise = inTime(load).then(
      (module) => {
        // What React itself writes on a promise that it has seen resolve.
        Object.assign(promise, { status: 'fulfilled', value: module });
        return module;
      },
      (error) => {
        failed = true;
        throw error;
      },
    );
    loading = promise;
    return promise;
  };
}

const LONGEST_WAIT = 30_000;

/** A browser may wait minutes for a script that nobody sends. It counts as failed before that; where it still comes, the next try finds it. */
function inTime<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load();
  // Older browsers do not ask again for a module that failed, so nothing is asked for without a network.
  if (window.navigator?.onLine === false)
    return Promise.reject(new TypeError('error loading a page module: there is no network'));
  return new Promise((resolve, reject) => {
    const late = () => reject(new TypeError('error loading a page module: it did not come in time'));
    const timer = setTimeout(late, LONGEST_WAIT);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
