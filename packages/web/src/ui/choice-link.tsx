import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';

/** One of the links by which a list is narrowed, of which one is in use, with the number of what it shows. */
export function ChoiceLink(props: {
  to: string;
  isChosen: boolean;
  count?: number;
  children: string | undefined;
}) {
  return (
    <li>
      <Link
        to={props.to}
        aria-current={props.isChosen ? 'true' : undefined}
        className="inline-flex min-h-9 items-center rounded-control border border-control/60 bg-card px-3 text-14 hover:border-control aria-[current]:border-pine/40 aria-[current]:bg-pine-soft aria-[current]:font-semibold aria-[current]:text-pine pointer-coarse:min-h-11"
      >
        {props.children}
        {props.count !== undefined && (
          <>
            {' '}
            <span className="ml-2 text-13 text-muted">{wholeNumber(props.count)}</span>
          </>
        )}
      </Link>
    </li>
  );
}
