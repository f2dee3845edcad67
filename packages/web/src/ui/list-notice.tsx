/** Says where a list could not be stored, or where the stored one could not be read. */
export function ListNotice({ saved, lost }: { saved: boolean; lost: boolean }) {
  if (saved && !lost) return null;
  return (
    <p role="status" className="text-13 text-gold">
      {saved
        ? 'Your browser has a stored list that we can’t read, so this one starts empty.'
        : 'Your browser does not let us store this list, so it lasts only while this page is open.'}
    </p>
  );
}
