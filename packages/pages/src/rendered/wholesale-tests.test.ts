import { LIMITS, QUOTED_MINIMUM } from '@tussock/core/eligibility/thresholds';
import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();
const GUIDE = '/guides/wholesale-investing-nz';
const wordsOf = async (address: string) => (await page(address)).body.replace(/<!-- -->|<[^>]*>/g, '');

it.each(['/qualify', GUIDE])('%s names each kind of firm that clause 37 counts', async (address) => {
  const [, clause = ''] = /Clause 37(.*?)Clause 38/s.exec(await wordsOf(address)) ?? [];
  // Centuria's criteria, which are the source of the test.
  for (const kind of [
    'Banks',
    'deposit takers',
    'insurers',
    'managers',
    'derivatives issuers',
    'financial advisers',
  ])
    expect(clause).toContain(kind);
});

it('a list, an offer and a comparison lead from whom they are for to what that means', async () => {
  const { directory } = await sampleSite();
  const slugs = directory.offers.flatMap(({ slug, is_active }) => (slug && is_active ? [slug] : []));
  for (const address of [
    '/offers',
    '/offers?layout=table',
    `/offers/${slugs[0]}`,
    `/compare?offers=${slugs[0]},${slugs[1]}`,
  ])
    expect((await page(address)).body, address).toMatch(
      new RegExp(`<a[^>]* href="${GUIDE}"[^>]*>For wholesale investors only.</a>`),
    );
});

it('the guide says of the minimum that is still quoted that no clause has it, and the check has no such limit', async () => {
  const [quoted] = QUOTED_MINIMUM;
  const amount = `NZ$${quoted?.value.toLocaleString('en-NZ')}`;
  expect(await wordsOf(GUIDE)).toMatch(
    new RegExp(
      `still give ${amount.replace('$', '\\$')} as the minimum payment. That amount is not in any clause`,
    ),
  );
  const limits = Object.values(LIMITS).flatMap((entries) => entries.map(({ value }) => value.amount));
  expect(limits).not.toContain(quoted?.value);
});
