import { type ListQuery, type ListSpec, listQueryParams } from '@tussock/core/list/list-query';

/** The query of a list as hidden fields, for a form that changes one part of it without scripts. */
export function HiddenFields<Name extends string, Sort extends string>({
  spec,
  query,
}: {
  spec: ListSpec<Name, Sort>;
  query: ListQuery<Name, Sort>;
}) {
  return [...listQueryParams(spec, { ...query, page: 1 })].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
