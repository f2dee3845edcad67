import { OperationError } from '../../cli/failure';
import type { Questions } from './interleave';
import type { Served } from './ours';

type Found = { id: string } | { id: string }[] | { data: { id: string }[] } | { Items: StoredItem[] };

/** An item as the table answers it. */
interface StoredItem {
  json: { B: string };
}

const idsIn = (found: Found): string[] => {
  if ('data' in found) return idsIn(found.data);
  if ('Items' in found)
    return found.Items.flatMap(({ json }) => idsIn(JSON.parse(Buffer.from(json.B, 'base64').toString())));
  return [found].flat().map(({ id }) => id);
};

/** Throws where one of them answers other offers than ours to the same question: there would be nothing to compare. */
export async function assertSameAnswers(served: readonly Served[], questions: Questions): Promise<void> {
  const answers: { name: string; ids: string }[] = [];
  for (const { name, get } of served) {
    const [path = ''] = questions[name]?.at(-1) ?? [];
    answers.push({ name, ids: idsIn(JSON.parse(String(await get(path)))).join(' ') });
  }
  const other = answers.find(({ ids }) => ids !== answers[0]?.ids);
  if (other) throw new OperationError(`${other.name} answers ${other.ids} and not ${answers[0]?.ids}`);
}
