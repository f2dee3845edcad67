import { paths } from '../lib/address/paths';

/** The body of a page that could not be rendered, for browsers without scripts: with them, the app replaces it. */
export const Unavailable = () => (
  <main className="wrap py-16 text-center md:py-24">
    <h1 className="text-34">This page is not available just now</h1>
    <p className="mx-auto mt-3 max-w-xl text-muted">
      Something went wrong on our side. Try again in a minute, or go to the{' '}
      <a href={paths.home} className="link">
        home page
      </a>
      .
    </p>
  </main>
);
