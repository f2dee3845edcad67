import type { Mark } from '@tussock/core/source/mark';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'blue' | 'grey' | 'pine' | 'gold';
const TONES: Record<BadgeTone, string> = {
  blue: 'badge-blue',
  grey: '',
  pine: 'badge-pine',
  gold: 'badge-gold',
};

const LOOKS: Record<Mark['mark'], string> = {
  confirmed: 'badge-full',
  half: 'badge-half',
  aged: 'badge-ring',
  none: 'badge-plain',
};

export type BadgeSize = 'sm' | 'md';
const SIZES: Record<BadgeSize, string> = {
  sm: '',
  md: 'px-2.5 py-0.5 text-13',
};

/** A word or two about a record or a result, set in a coloured box. */
export function Badge({
  tone,
  size = 'sm',
  title,
  mark,
  children,
}: {
  tone: BadgeTone;
  size?: BadgeSize | undefined;
  title?: string;
  /** Of a badge that rests on a fact: filled, half filled or outlined like the marks beside figures, or plain. */
  mark?: Mark['mark'];
  children: ReactNode;
}) {
  return (
    <span
      className={clsx('badge', TONES[tone] || undefined, SIZES[size] || undefined, mark && LOOKS[mark])}
      title={title}
    >
      {children}
    </span>
  );
}
