import { Link } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { cardLinkCss } from '#src/components/ui/card.tsx';
import { hasModifier } from '#src/lib/has-modifier.ts';
import { useCaseOpener } from './case-opener.ts';
import { casePath } from './case-paths.ts';

/** The link of a case card: to its page, or to the dialog once JavaScript has loaded. */
export function CaseLink({ slug, children }: { slug: string; children: ReactNode }) {
  const opener = useCaseOpener();
  return (
    <Link
      to={casePath(slug)}
      data-case={slug}
      css={cardLinkCss}
      onPointerEnter={opener?.prepare}
      onFocus={opener?.prepare}
      onClick={(event) => {
        if (!opener || !isPlainClick(event)) return;
        event.preventDefault();
        opener.open(slug, event.currentTarget);
      }}
    >
      {children}
    </Link>
  );
}

/** Returns false for clicks that open a new tab or a download, which the browser handles. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event);
}
