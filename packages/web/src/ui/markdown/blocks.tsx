import type { MarkedToken, Token, Tokens } from 'marked';
import { type ReactNode, use } from 'react';
import { ChartFigure } from '../chart/chart-figure';
import { isFigureColumn } from './figure-columns';
import { Inline } from './inline';
import { keyed } from './keyed';
import type { TextHeading } from './parse';
import { chartTitle, TextCharts } from './text-charts';

const DEEPEST = 12;

interface BlockProps {
  tokens: Token[];
  headings: Map<Token, TextHeading>;
  depth?: number;
}

/** The blocks of a text in their order. */
export function Blocks({ tokens, headings, depth = 0 }: BlockProps): ReactNode {
  return keyed(tokens).map(([key, token]) =>
    depth < DEEPEST ? (
      <Block key={key} token={token as MarkedToken} headings={headings} depth={depth + 1} />
    ) : (
      <p key={key}>{token.raw}</p>
    ),
  );
}

function Block({
  token,
  headings,
  depth,
}: {
  token: MarkedToken;
  headings: BlockProps['headings'];
  depth: number;
}) {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <Heading token={token} heading={headings.get(token)} />;
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'list':
      return <List token={token} headings={headings} depth={depth} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} headings={headings} depth={depth} />
        </blockquote>
      );
    case 'code':
      return token.lang === 'chart' ? (
        <Chart block={token.text} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'table':
      return <Table token={token} />;
    case 'html':
      return token.raw.startsWith('<!--') ? null : <p>{token.raw}</p>;
    default:
      return <Inline tokens={[token]} />;
  }
}

/** The chart of a block; the block as it is written where it is not drawn. */
function Chart({ block }: { block: string }) {
  const chart = use(TextCharts).get(chartTitle(block) ?? '');
  if (chart) return <ChartFigure chart={chart} />;
  return (
    <pre>
      <code>{block}</code>
    </pre>
  );
}

/** A heading within a list or quotation has no anchor and no rank of its own. */
function Heading({ token, heading }: { token: Tokens.Heading; heading: TextHeading | undefined }) {
  const words = <Inline tokens={token.tokens} />;
  if (!heading) {
    return (
      <p>
        <strong>{words}</strong>
      </p>
    );
  }
  const Level = `h${heading.level}` as 'h2';
  return <Level id={heading.id}>{words}</Level>;
}

function List({
  token,
  headings,
  depth,
}: {
  token: Tokens.List;
  headings: BlockProps['headings'];
  depth: number;
}) {
  const items = keyed(token.items).map(([key, item]) => (
    <li key={key}>
      <Blocks tokens={item.tokens} headings={headings} depth={depth} />
    </li>
  ));
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

/**
 * Wider than a phone: the table scrolls in a box of its own. Below an empty corner, the first cells name the rows. Figures of a column
 * end below each other.
 */
function Table({ token }: { token: Tokens.Table }) {
  const namesRows = token.header[0]?.text === '';
  const set = token.header.map(({ align }, at) =>
    isFigureColumn(token, at) ? { className: 'text-right' } : align ? { style: { textAlign: align } } : {},
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(token.header).map(([key, cell], at) =>
              // An empty corner above the names of the rows is not a heading.
              cell.text === '' ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col" {...set[at]}>
                  <Inline tokens={cell.tokens} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {keyed(token.rows).map(([key, row]) => (
            <tr key={key}>
              {keyed(row).map(([column, cell], at) =>
                namesRows && at === 0 && cell.text !== '' ? (
                  <th key={column} scope="row" {...set[at]}>
                    <Inline tokens={cell.tokens} />
                  </th>
                ) : (
                  <td key={column} {...set[at]}>
                    <Inline tokens={cell.tokens} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
