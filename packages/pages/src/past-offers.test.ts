import { NO_LONGER_LISTED } from '@tussock/core/offer/status';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const NOTE =
  'Repaid **in full**, as the [report](https://report.example/2026) says.\n\n- Interest\n- Capital';

/** The sample in which an offer that takes money was switched off, and one that ended has a note with marks. */
const { directory, page } = await renderedSite((sample) => {
  const [open, ended] = ['Open', 'Closed'].map((status) =>
    sample.offers.find((offer) => offer.is_active && offer.status === status),
  );
  return {
    ...sample,
    offers: sample.offers.map((offer) => ({
      ...offer,
      ...(offer === open && { is_active: false }),
      ...(offer === ended && { outcome_note: NOTE }),
    })),
  };
});

it('an offer that was switched off wears no status of today, whatever its last one was', async () => {
  const off = directory.offers.filter(({ is_active }) => !is_active);
  expect(off.map(({ status }) => status)).toContain('Open');
  for (const { id, slug } of off) {
    const { body } = await page(`/offers/${slug ?? id}`);
    const head = body.slice(0, body.indexOf('<h1'));
    const badges = head.slice(head.lastIndexOf('</nav>')).replace(/<[^>]*>/g, ' ');
    expect(badges.trim().replace(/\s+/g, ' ')).toMatch(new RegExp(`^${NO_LONGER_LISTED}`));
  }
});

it('the note on an outcome shows its marks, links and lists on the track record as on the page of its offer', async () => {
  const ended = directory.offers.find(({ outcome_note }) => outcome_note === NOTE);
  for (const address of ['/track-record', `/offers/${ended?.slug}`]) {
    const { body } = await page(address);
    expect(body).toContain('Repaid <strong>in full</strong>');
    expect(body).toMatch(/<a [^>]*href="https:\/\/report\.example\/2026"/);
    expect(body).toContain('<li>Interest</li>');
  }
});
