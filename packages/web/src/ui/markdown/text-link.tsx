import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router-dom';
import { addressKind } from '../../lib/address/address-kind';

/** A link of a long text: pages of the site by the router, other sites without following or opener, anything else as text. */
export function TextLink({
  href = '',
  title,
  className,
  children,
}: {
  href?: string | undefined;
  title?: string | undefined;
  className?: string;
  children?: ReactNode;
}) {
  switch (addressKind(href)) {
    case 'page':
      return (
        <Link to={href} title={title} className={className}>
          {children}
        </Link>
      );
    case 'external':
      return (
        <a href={href} title={title} className={className} rel="nofollow noopener">
          {children}
        </a>
      );
    case 'refused':
      return children;
    case 'file':
      return (
        <FileLink href={href} title={title} className={className}>
          {children}
        </FileLink>
      );
    default:
      return (
        <a href={href} title={title} className={className}>
          {children}
        </a>
      );
  }
}

/** In a preview the file is the one beside its pages. */
function FileLink({
  href,
  ...rest
}: {
  href: string;
  title: string | undefined;
  className: string | undefined;
  children: ReactNode;
}) {
  return <a href={useHref(href)} {...rest} />;
}
