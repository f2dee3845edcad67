import { useId } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';

/** A search field that leads to the list of offers. */
export function FindOffer({ label }: { label: string }) {
  const id = useId();
  return (
    <form
      action={useHref(paths.offers)}
      method="get"
      className="no-print mt-7 flex flex-wrap items-center gap-2.5"
    >
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder="Name, provider or place"
        className="h-10 w-72 max-w-full rounded-control border border-control bg-card px-3 pointer-coarse:h-11"
      />
      <button type="submit" className={buttonClass('outline')}>
        Find it
      </button>
    </form>
  );
}
