import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { linkKind } from '#src/lib/links.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SmartLinkProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> & {
  href: string;
  /** Opens a new tab; by default for URLs of other sites. */
  isExternal?: boolean;
  children: ReactNode;
};

/**
 * Uses Gatsby links for pages, new tabs (announced) for other sites, and plain anchors otherwise.
 */
export function SmartLink({ href, isExternal, children, ...rest }: SmartLinkProps) {
  const kind = linkKind(href);
  if (isExternal ?? kind === 'external') {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
      </a>
    );
  }
  if (kind === 'page') {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
