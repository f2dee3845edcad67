/** Said where a list could not be stored. */
export function NotSaved() {
  return (
    <p role="status" className="text-13 text-gold">
      Your browser does not let us store this list, so it lasts only while this page is open.
    </p>
  );
}
