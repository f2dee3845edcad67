import type { Chart, ChartDrawing, ChartGroup } from '@tussock/core/answers/chart';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { pathOfLink, rowText } from './chart-row';
import { Mark } from './mark';

type Read = Pick<Chart, 'table' | 'focus'>;

/** One drawing of a chart. It is one image, unless its rows take the focus: then it is a group of links or of figures. */
export function Drawing({
  drawing,
  table,
  focus,
  className,
}: Read & { drawing: ChartDrawing; className: string }) {
  const hatch = useId();
  const { width, height, groups } = drawing;
  const isHatched = groups.some(({ marks }) => marks.some(({ look }) => look === 'unknown'));
  return (
    <svg
      role={focus === 'none' ? 'img' : 'group'}
      aria-label="Drawing of these figures"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      style={{ maxWidth: width }}
    >
      {isHatched && (
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0,0V6" className="c-hatch" />
        </pattern>
      )}
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a drawing never change places
        <Group key={at} group={group} table={table} focus={focus}>
          {group.marks.map((mark, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the marks of a group
            <Mark key={place} mark={mark} hatch={hatch} />
          ))}
          {group.texts.map(({ text, look, x, y, anchor }) => (
            <text
              key={`${x} ${y} ${text}`}
              x={x}
              y={y}
              className={`c-${look}`}
              {...(anchor !== 'start' && { textAnchor: anchor })}
            >
              {text}
            </text>
          ))}
        </Group>
      ))}
    </svg>
  );
}

/** A pointer reads its title; where rows take the focus, so does the keyboard. */
function Group({
  group: { row, texts },
  table,
  focus,
  children,
}: Read & { group: ChartGroup; children: ReactNode }) {
  const line = row === null ? undefined : table.rows[row];
  if (!line) return <g aria-hidden={focus !== 'none' || undefined}>{children}</g>;
  const words = rowText(table, line);
  const content = (
    <>
      <title>{words}</title>
      {children}
    </>
  );
  // What has a name beside its mark is the offer in hand: a link with another name than the one that is seen would mislead.
  const isLink = focus === 'links' || (focus === 'pointer' && texts.length === 0);
  if (isLink && line.link)
    return (
      <Link to={pathOfLink(line.link)} aria-label={words} {...(focus === 'pointer' && { tabIndex: -1 })}>
        {content}
      </Link>
    );
  return focus === 'values' ? (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the focus shows the figure, as a pointer does
    <g role="img" aria-label={words} tabIndex={0}>
      {content}
    </g>
  ) : (
    <g>{content}</g>
  );
}
