import { CheckError } from '../cli/failure';
import type { Tools } from './tools';

/** Calls every tool as a person would with the inspector's command line. Throws `CheckError` where an answer is an error. */
export async function checkWithInspector(
  { run }: Tools,
  url: string,
  log: (line: string) => void,
): Promise<void> {
  const ask = async (words: readonly string[]) => {
    const { code, output } = await run('inspector', ['--cli', url, '--transport', 'http', ...words]);
    const from = output.indexOf('{');
    if (code !== 0 || from < 0)
      throw new CheckError(`The inspector failed at ${words.join(' ')}.\n${output}`);
    return JSON.parse(output.slice(from, output.lastIndexOf('}') + 1));
  };
  const call = async (tool: string, args: Record<string, unknown>) => {
    const given = Object.entries(args).flatMap(([name, value]) => [
      '--tool-arg',
      `${name}=${written(value)}`,
    ]);
    const answer = await ask(['--method', 'tools/call', '--tool-name', tool, ...given]);
    if (answer.isError) throw new CheckError(`${tool} answers an error: ${JSON.stringify(answer.content)}`);
    log(`Inspector: ${tool} answers ${JSON.stringify(answer.structuredContent).length} characters.`);
    return answer.structuredContent;
  };
  const { tools } = await ask(['--method', 'tools/list']);
  log(`Inspector: ${tools.length} tools.`);
  const { offers } = await call('search_offers', { limit: 2 });
  const [first, second] = offers as { id: string }[];
  await call('get_record', { kind: 'offer', id: first?.id });
  await call('compare_offers', { offers: [first?.id, second?.id] });
  await call('after_tax', { offer: first?.id, position: 'person-33' });
  await call('changes_since', { since: '2020-01-01' });
  await call('eligibility_rules', {});
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
