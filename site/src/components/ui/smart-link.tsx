import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { linkKind } from '#src/lib/links.ts';
import { describeDocument, parseDocumentLink } from '@tequiora/cms/contracts/document-link.ts';
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
 * Links to PDF documents show their type and size.
 */
export function SmartLink({ href, isExternal, children, ...rest }: SmartLinkProps) {
  const document = parseDocumentLink(href);
  if (document) {
    return (
      <a href={document.href} download={linkKind(document.href) === 'other' || undefined} {...rest}>
        {children}
        <span css={documentCss}>{` (${describeDocument(document)})`}</span>
      </a>
    );
  }
  const kind = linkKind(href);
  if (isExternal ?? kind === 'external') {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {typeof children === 'string' ? <span>{children}</span> : children}
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

// On the next line as a whole, and on two where the letters are large.
const documentCss = css({ display: 'inline-block', maxWidth: '100%' });
