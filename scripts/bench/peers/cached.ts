import type { Assembled } from '@tussock/core/directory/assemble';
import { ourAddresses, postgrestAddresses, sqliteAddresses } from './addresses';
import { type Contestant, interleaved, type Rounds } from './interleave';
import type { Served } from './ours';
import type { Measured } from './report';

/** Each address is asked this often, beside a bare handler of the same process that sends the same text. */
const TIMES = 8;

/** The same questions again and again: ours from memory, beside a bare handler with the ready text, and the others. */
export async function cachedReads(
  served: readonly [Served, Served, Served],
  { cards }: Pick<Assembled, 'cards'>,
  { warmUp, block }: Rounds,
): Promise<Measured['cached']> {
  const [ours] = served;
  const [first] = cards;
  const slug = first?.slug ?? '';
  const after = '9999-01-01T00:00:00Z';
  const reads = {
    'list of 25, whole offers': [
      ['/api/offers'],
      postgrestAddresses.list(after),
      sqliteAddresses.list(after),
    ],
    'one offer by slug': [ourAddresses.slug(slug), postgrestAddresses.slug(slug), sqliteAddresses.slug(slug)],
    'facets of open offers': [
      ourAddresses.facets(0),
      postgrestAddresses.facets(after),
      sqliteAddresses.facets(after),
    ],
  } as const;
  const measured: Measured['cached'] = [];
  for (const [name, [own, postgrest, sqlite]] of Object.entries(reads)) {
    await ours.put('/bare', await ours.get(own[0] ?? ''));
    const bare: Contestant = { ...ours, name: 'bare' };
    const asked = { ours: own, bare: ['/bare'], postgrest, sqlite };
    const questions = Object.fromEntries(
      Object.entries(asked).map(([who, question]) => [
        who,
        Array.from({ length: warmUp * TIMES }, () => question),
      ]),
    );
    const rounds = { warmUp, block: block * TIMES };
    measured.push({ name, figures: await interleaved([...served, bare], questions, rounds) });
  }
  return measured;
}
