import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Variant = 'primary' | 'outline' | 'quiet' | 'selected';
type Size = 'sm' | 'md' | 'lg';

/** `leading-none`, since each size of text brings a height of its lines. */
const BASE = 'button leading-none pointer-coarse:min-h-11';
const VARIANTS: Record<Variant, string> = {
  primary: 'bg-pine text-paper hover:bg-[color-mix(in_srgb,var(--pine)_88%,var(--ink))]',
  outline: 'border border-control/60 bg-card text-ink hover:border-control',
  quiet: 'text-pine hover:bg-pine-soft',
  selected: 'border border-pine/30 bg-pine-soft text-pine',
};
const SIZES: Record<Size, string> = {
  sm: 'min-h-8 px-3 text-13',
  md: 'min-h-10 px-4 text-14',
  lg: 'min-h-12 px-5 text-15',
};

/** The look of a button, for elements that are not one of the two below. */
export const buttonClass = (variant: Variant = 'primary', size: Size = 'md', extra?: string) =>
  clsx(BASE, VARIANTS[variant], SIZES[size], extra);

/** For buttons of a bar that has room for icons only on a phone: the look of the button, and of its words. */
export const ICON_ON_PHONE = {
  button: 'max-md:min-w-0! max-md:px-2! max-md:pointer-coarse:min-w-11!',
  words: 'max-md:sr-only',
} as const;

interface Look {
  variant?: Variant;
  size?: Size;
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

/** Leads back to a record, whose name may be longer than a line. */
export const BackToRecord = ({ to, name }: { to: string; name: string }) => (
  <ButtonLink to={to} className="whitespace-normal py-2 leading-snug!">
    Back to {name}
  </ButtonLink>
);

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
