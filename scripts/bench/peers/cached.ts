import type { Assembled } from '@tussock/core/directory/assemble';
import { ourAddresses } from './addresses';
import { type Contestant, interleaved, type Rounds } from './interleave';
import type { Served } from './ours';
import type { Measured } from './report';

/** Each address is asked this often, beside a bare handler of the same process that sends the same text. */
const TIMES = 8;

/** The same questions again and again: from memory, beside a bare handler with the ready text. */
export async function cachedReads(
  ours: Served,
  { cards }: Pick<Assembled, 'cards'>,
  { warmUp, block }: Rounds,
): Promise<Measured['cached']> {
  const reads: Record<string, readonly string[]> = {
    'list of 25, whole offers': ['/api/offers'],
    'one offer by slug': ourAddresses.slug(cards[0]?.slug ?? ''),
    'facets of open offers': ourAddresses.facets(0),
  };
  const measured: Measured['cached'] = [];
  for (const [name, own] of Object.entries(reads)) {
    await ours.put('/bare', await ours.get(own[0] ?? ''));
    const bare: Contestant = { ...ours, name: 'bare' };
    const asked = { ours: own, bare: ['/bare'] };
    const questions = Object.fromEntries(
      Object.entries(asked).map(([who, question]) => [
        who,
        Array.from({ length: warmUp * TIMES }, () => question),
      ]),
    );
    const rounds = { warmUp, block: block * TIMES };
    measured.push({ name, figures: await interleaved([ours, bare], questions, rounds) });
  }
  return measured;
}
