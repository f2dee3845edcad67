import type { ChartMark } from '@tussock/core/answers/chart';
import type { CSSProperties } from 'react';
import { classTone } from '../../lib/class-tone';

/** One mark of a drawing; its look is a class of the stylesheet. */
export function Mark({ mark, hatch }: { mark: ChartMark; hatch: string }) {
  const drawn = {
    className: `c-${mark.look}`,
    ...(mark.look === 'unknown' && { fill: `url(#${hatch})` }),
    ...(mark.tone && { style: { '--tone': classTone(mark.tone) } as CSSProperties }),
  };
  switch (mark.shape) {
    case 'line':
      return <line x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} {...drawn} />;
    case 'bar':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} {...drawn} />;
    case 'dot':
      return <circle cx={mark.x} cy={mark.y} r={mark.r} {...drawn} />;
    case 'path':
      return <path d={mark.d} {...drawn} />;
  }
}
