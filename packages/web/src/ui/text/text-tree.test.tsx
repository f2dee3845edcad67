import { brotliDecompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../vite/mdx';
import ReadText from '../markdown/read-text';
import { TEXT_COMPONENTS } from './text-components';
import { drawnText, type TextNode } from './text-tree';

const FRONT = '---\ntitle: A text\n---\n';

/** What a text becomes on a page. */
async function drawn(body: string, components = {}) {
  const code = await compileText(FRONT + body, 'a.mdx');
  const tree = /const tree = (\[.*\]);/.exec(code)?.[1] ?? '';
  const Text = drawnText(new Function(`return ${tree}`)() as TextNode[]);
  return renderToStaticMarkup(<Text components={components} />);
}

describe('a text', () => {
  it('is drawn as its Markdown says', async () => {
    expect(await drawn('## Who\n\nYou **and** [us](/about).\n\n3. one\n4. two\n\nPlain.')).toBe(
      '<h2 id="who">Who</h2><p>You <strong>and</strong> <a href="/about">us</a>.</p><ol start="3"><li>one</li><li>two</li></ol><p>Plain.</p>',
    );
  });

  it('keeps a day on one line, in a text of the site as in one of the data', async () => {
    const written = 'In force from <span class="whitespace-nowrap">1 April 2025</span>, and since.';
    expect(await drawn('In force from 1 April 2025, and since.')).toBe(`<p>${written}</p>`);
    const data = <ReadText text="In force from 1 April 2025, and since." />;
    expect(renderToStaticMarkup(<MemoryRouter>{data}</MemoryRouter>)).toContain(written);
  });

  it('draws components with their properties and what is in them', async () => {
    const Note = ({
      title,
      wide,
      children,
    }: {
      title: string;
      wide?: boolean;
      children?: React.ReactNode;
    }) => (
      <aside title={title} hidden={wide}>
        {children}
      </aside>
    );
    expect(await drawn('<Note title="Mind" wide>\n\nOne *two*.\n\n</Note>', { Note })).toBe(
      '<aside title="Mind" hidden=""><p>One <em>two</em>.</p></aside>',
    );
  });

  it('gives a table of three columns the names of the second and third for a phone', async () => {
    const html = await drawn('| a | Retail | “Wholesale” |\n|---|---|---|\n| b | c | d |');
    expect(html).toContain(
      ' class="stacked" style="--second:&quot;Retail&quot;;--third:&quot;“Wholesale”&quot;">',
    );
    expect(html).toContain('<tbody><tr><th scope="row">b</th><td>c</td><td>d</td></tr></tbody>');
    expect(await drawn('| a | b |\n|---|---|\n| c | d |')).not.toContain('stacked');
  });

  it('has tables that are named by their heading and their columns, for the boxes that they scroll in', async () => {
    const table = '| | Plan | Out*come* |\n|---|---|---|\n| b | c | d |';
    const html = await drawn(`${table}\n\n## Of the *year*\n\n${table}`, TEXT_COMPONENTS);
    expect([...html.matchAll(/<section aria-label="([^"]*)" tabindex="0"/g)].map(([, name]) => name)).toEqual(
      ['Table: Plan, Outcome', 'Of the year: Plan, Outcome'],
    );
  });

  it('is the same where it is packed, and is not packed with a property that is no literal', async () => {
    const source = `${FRONT}## Who\n\n“You” <Note title="Mind" wide count={2} /> and <b>us</b>.\n\nPlain.`;
    const [, tree = ''] = /const tree = (\[.*\]);/.exec(await compileText(source, 'a.mdx')) ?? [];
    const [, packed] = /= (JSON\.parse\(.*\));/.exec(await compileText(source, 'a.mdx', true)) ?? [];
    const text = new Function('brotliDecompressSync', `return ${packed}`)(brotliDecompressSync);
    expect(text).toEqual({
      frontmatter: { title: 'A text' },
      headings: [{ id: 'who', text: 'Who', level: 2 }],
      tree: JSON.parse(tree),
    });
    await expect(compileText(source.replace('{2}', '{1 + 1}'), 'a.mdx', true)).rejects.toThrow('JSON');
  });

  it('is refused when it names a component that the page does not give it', async () => {
    await expect(drawn('One <Missing /> two.')).rejects.toThrow('<Missing>');
  });
});
