import type { MarkedToken, Token, Tokens } from 'marked';
import { type ReactNode, use } from 'react';
import { ChartFigure } from '../chart/chart-figure';
import { tableName } from '../text/box-name';
import { WideTable } from '../text/wide-table';
import { isFigureColumn } from './figure-columns';
import { Inline } from './inline';
import { keyed } from './keyed';
import { plainText, type TextHeading } from './parse';
import { chartTitle, TextCharts } from './text-charts';

const DEEPEST = 12;

interface BlockProps {
  tokens: Token[];
  headings: Map<Token, TextHeading>;
  depth?: number;
  /** The words of the heading that the blocks are under. */
  under?: string | undefined;
}

/** The blocks of a text in their order. */
export function Blocks({ tokens, headings, depth = 0, under }: BlockProps): ReactNode {
  let last = under;
  return keyed(tokens).map(([key, token]) => {
    last = headings.get(token)?.text ?? last;
    return depth < DEEPEST ? (
      <Block key={key} token={token as MarkedToken} headings={headings} depth={depth + 1} under={last} />
    ) : (
      <p key={key}>{token.raw}</p>
    );
  });
}

interface OneBlock extends Required<Omit<BlockProps, 'tokens'>> {
  token: MarkedToken;
}

function Block({ token, headings, depth, under }: OneBlock) {
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
      return <List token={token} headings={headings} depth={depth} under={under} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} headings={headings} depth={depth} under={under} />
        </blockquote>
      );
    case 'code':
      return token.lang === 'chart' ? (
        <Chart block={token.text} under={under} />
      ) : (
        <AsTyped text={token.text} under={under} />
      );
    case 'hr':
      return <hr />;
    case 'table':
      return <Table token={token} under={under} />;
    case 'html':
      return token.raw.startsWith('<!--') ? null : <p>{token.raw}</p>;
    default:
      return <Inline tokens={[token]} />;
  }
}

/** The chart of a block; the block as it is written where it is not drawn. */
function Chart({ block, under }: { block: string; under: string | undefined }) {
  const chart = use(TextCharts).get(chartTitle(block) ?? '');
  return chart ? <ChartFigure chart={chart} /> : <AsTyped text={block} under={under} />;
}

/** Lines that are not broken. They scroll in a box of their own. */
function AsTyped({ text, under }: { text: string; under: string | undefined }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={under ? `${under}: code` : 'Code'} tabIndex={0} className="overflow-x-auto">
      <pre>
        <code>{text}</code>
      </pre>
    </section>
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

function List({ token, ...of }: Omit<OneBlock, 'token'> & { token: Tokens.List }) {
  const items = keyed(token.items).map(([key, item]) => (
    <li key={key}>
      <Blocks tokens={item.tokens} {...of} />
    </li>
  ));
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

/** Below an empty corner, the first cells name the rows. Figures of a column end below each other. */
function Table({ token, under }: { token: Tokens.Table; under: string | undefined }) {
  const namesRows = token.header[0]?.text === '';
  const set = token.header.map(({ align }, at) =>
    isFigureColumn(token, at) ? { className: 'text-right' } : align ? { style: { textAlign: align } } : {},
  );
  return (
    <WideTable
      label={tableName(
        under,
        token.header.map(({ tokens }) => plainText(tokens)),
      )}
    >
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
    </WideTable>
  );
}
