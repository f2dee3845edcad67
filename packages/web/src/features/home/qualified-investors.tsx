import { useSettings } from '../../lib/use-settings';

/** Where the count of qualified investors comes from. */
export function QualifiedInvestors() {
  const { qualified_investors, demonstration } = useSettings();
  const count = qualified_investors.count.toLocaleString('en-NZ');
  return (
    <span id="investor-count">
      The count on the home page ({count}+) comes from our settings, where its source reads “
      {qualified_investors.source}”. It counts people, not decisions by us: nobody’s status was tested to
      arrive at it.
      {demonstration && ' While this site shows demonstration data, take it as part of the demonstration.'}
    </span>
  );
}
