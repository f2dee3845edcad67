import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '@tussock/core/text/decimal';
import type { ReactNode } from 'react';
import type { OptionsQuery } from '../../lib/queries/faceted-list';
import { hasFailed } from '../../lib/queries/has-failed';
import { QueryError } from '../query-error';
import type { ShownOption } from './use-kept-options';

/**
 * The options of a filter of which the page carries a part: all of them are read once they are wanted. Until then, and where they cannot
 * be read, its children show what the page carries.
 */
export function AllOptions({
  query,
  total,
  carried,
  touched,
  isWanted,
  children,
}: {
  query: OptionsQuery;
  /** How many there are. */
  total: number;
  carried: readonly ShownOption[];
  /** What is or was chosen: it is listed also where nothing has it. */
  touched: readonly string[];
  isWanted: boolean;
  children: (options: readonly ShownOption[], isWhole: boolean) => ReactNode;
}) {
  const result = useQuery({ ...query, enabled: isWanted });
  const isFailed = isWanted && hasFailed(result);
  const all = isWanted && !isFailed ? result.data : undefined;
  const isUnknown = ({ value }: ShownOption) => !all?.some((option) => option.value === value);
  const others = carried.filter((option) => touched.includes(option.value) && isUnknown(option));
  return (
    <>
      {children(all ? [...all, ...others] : carried, all !== undefined)}
      <p role="status" className="text-13 text-muted empty:hidden">
        {isWanted && !all && !isFailed && `Loading all ${wholeNumber(total)}...`}
        {all && <span className="sr-only">All {wholeNumber(total)} are listed.</span>}
      </p>
      {isFailed && <QueryError query={result} what={`all ${wholeNumber(total)} options`} />}
    </>
  );
}
