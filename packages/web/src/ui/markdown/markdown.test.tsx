import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse';
import ReadText from './read-text';

const html = (text: string, topLevel?: 2 | 3) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReadText text={text} {...(topLevel && { topLevel })} />
    </MemoryRouter>,
  );

const linked = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReadText text={text} explained />
    </MemoryRouter>,
  ).replaceAll(' data-discover="true"', '');

describe('Markdown', () => {
  it('links the first use of a term, not in headings, links, code or tables', () => {
    const page = linked(
      '## A PIE\n\n[PIE](/pie-structure) and `PIE`\n\n| PIE |\n|---|\n| PIE |\n\n- **Each eligible investor &amp; PIE**\n\nThe PIE again.',
    );
    expect(page.split('/glossary#pie')).toHaveLength(2);
    expect(page).toContain(
      '<strong>Each <a href="/glossary#eligible-investor">eligible investor</a> &amp; <a href="/glossary#pie">PIE</a></strong>',
    );
  });

  it('renders the marks that authors use', () => {
    const page = html(
      '## Fees\n\nOne **bold** and *soft* `x < y`.\n\n- a\n- b\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n',
    );
    expect(page).toContain('<h2 id="fees">Fees</h2>');
    expect(page).toContain('<strong>bold</strong> and <em>soft</em> <code>x &lt; y</code>');
    expect(page).toContain('<li>a</li><li>b</li>');
    expect(page).toContain('<td style="text-align:right">2</td>');
  });

  it('lets the first cells below an empty corner name their rows', () => {
    const page = html('| | Plan |\n|---|---|\n| Price | low |\n| | high |\n');
    expect(page).toContain('<tr><th scope="row">Price</th><td>low</td></tr><tr><td></td><td>high</td></tr>');
    expect(html('| A | B |\n|---|---|\n| Price | 2 |\n')).toContain('<td>Price</td>');
  });

  it('names boxes that scroll by the heading that they are under, and tables by their columns too', () => {
    const table = '| | **Plan** &amp; year |\n|---|---|\n| Price | low |';
    const page = html(
      `${table}\n\n## Yearly\n\n- ${table.replaceAll('\n', '\n  ')}\n\n\`\`\`chart\nnone\n\`\`\`\n\n    a  b`,
    );
    expect([...page.matchAll(/<section aria-label="([^"]*)" tabindex="0"/g)].map(([, name]) => name)).toEqual(
      ['Table: Plan &amp; year', 'Yearly: Plan &amp; year', 'Yearly: code', 'Yearly: code'],
    );
    expect(html('```\na  b\n```')).toContain('<section aria-label="Code" tabindex="0"');
    expect(html('| |\n|---|\n| Price |')).toContain('aria-label="Table"');
  });

  it('gives the highest heading the wanted rank and every heading its own anchor', () => {
    const page = html('# One\n\n## Same\n\n## Same\n\n### Āwhina & co', 3);
    expect(page).toContain('<h3 id="one">');
    expect(page).toContain('<h4 id="same">');
    expect(page).toContain('<h4 id="same-2">');
    expect(page).toContain('<h5 id="awhina-and-co">');
  });

  it('resolves character references once, outside of code', () => {
    expect(html('Smith &amp; Co &#8211; &amp;lt; `&amp;`')).toContain(
      'Smith &amp; Co – &amp;lt; <code>&amp;amp;</code>',
    );
  });

  it('links pages by the router, others without following, and refuses the rest', () => {
    expect(html('[a](/offers?x=1)')).toContain('<a href="/offers?x=1"');
    expect(html('[a](https://a.example/)')).toContain(
      '<a href="https://a.example/" rel="nofollow noopener">',
    );
    for (const bad of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      '//evil.example',
      'data:text/html,x',
      'java&#115;cript:x',
    ]) {
      expect(html(`[word](${bad})`)).toBe('<p>word</p>');
    }
  });

  it('shows HTML as typed and runs none', () => {
    const page = html('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> and <b>b</b> <!-- note -->');
    expect(page).not.toMatch(/<(script|img|b)\b/);
    expect(page).not.toContain('note');
    expect(page).toContain('&lt;b&gt;');
  });

  it('makes pictures elsewhere a link', () => {
    expect(html('![map](https://a.example/map.png)')).toContain('<a href="https://a.example/map.png"');
    expect(html('![map](/assets/map.png)')).toContain('<img src="/assets/map.png" alt="map"');
  });

  it('survives any nesting and any text', () => {
    for (const text of [
      '>'.repeat(20_000),
      '- '.repeat(3_000),
      '> '.repeat(200),
      `${'*a '.repeat(500)}${'*'.repeat(500)}`,
    ]) {
      expect(html(text)).toMatch(/^<(p|ul|hr|blockquote)\b/);
    }
    const piece = fc.constantFrom(
      '[',
      '](',
      ')',
      '<a href="',
      '">',
      '&#x',
      'javascript:',
      '\n\n',
      '# ',
      '> ',
      '- ',
      '`',
      '*',
      '|',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const page = html(pieces.join(''));
        expect(page).not.toMatch(/<script|href="\s*javascript:|\son\w+="/i);
      }),
    );
  });
});

describe('parseMarkdown', () => {
  it('gives each of the headings that a text has room for its own anchor, in time that grows with their number', () => {
    const { headings } = parseMarkdown('# a\n'.repeat(15_000));
    const ids = [...headings.values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(15_000);
    expect([...ids.slice(0, 3), ids.at(-1)]).toEqual(['a', 'a-2', 'a-3', 'a-15000']);
    const { headings: mixed } = parseMarkdown('# a\n# a 2\n# a\n# a 2\n# a\n');
    expect([...mixed.values()].map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3', 'a-2-2', 'a-4']);
  });

  it('lists the headings for a table of contents', () => {
    const { headings } = parseMarkdown('## A `b`\n\ntext\n\n### C **d**');
    expect([...headings.values()]).toEqual([
      { id: 'a-b', text: 'A b', level: 2 },
      { id: 'c-d', text: 'C d', level: 3 },
    ]);
  });
});
