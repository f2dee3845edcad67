/** A thin line at the top of the window while something that was asked for is on its way. */
export const ProgressLine = () => (
  <p role="status" className="page-progress">
    <span className="sr-only">Loading...</span>
  </p>
);
