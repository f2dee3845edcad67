import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { WhoPaysUs } from '../../ui/page/who-pays-us';

/** What is stored in the browser, and the one thing that leaves it. */
export function WhatTravels() {
  return (
    <section aria-labelledby="travels" className="max-w-[68ch]">
      <h2 id="travels" className="text-21">
        What stays here, and what we receive
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-14">
        <li>
          Your entries are stored in this browser under the name <code>tussock_situation</code>. The button
          “Clear my situation” deletes them.
        </li>
        <li>We never receive your incomes, the amount or your AIP category.</li>
        <li>
          A list of offers at your rate has the tax position in its address, such as{' '}
          <code>rate=person-33</code>. We receive that position when your browser asks for the list. A person
          to whom you send the address sees it too.
        </li>
        <li>On an offer’s own page and in the comparison, this browser works out every figure.</li>
      </ul>
      <p className="mt-4 text-14 text-muted">
        Figures are arithmetic on targets that providers state. They are information, not financial or tax
        advice. See{' '}
        <Link to={paths.privacy} className="link">
          Privacy
        </Link>{' '}
        and{' '}
        <Link to={paths.disclaimer} className="link">
          Disclaimer
        </Link>
        . <WhoPaysUs />
      </p>
    </section>
  );
}
