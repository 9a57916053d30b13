import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flex, space, type SpaceToken } from '#src/theme/tokens.ts';

type StackElement = 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'dl';
type StackAlign = 'stretch' | 'start' | 'center' | 'end';

type StackProps = {
  gap?: SpaceToken;
  as?: StackElement;
  align?: StackAlign;
  className?: string;
  children: ReactNode;
};

/** Vertical layout; the parent sets the spacing. */
export function Stack({
  gap = 5,
  as: Element = 'div',
  align = 'stretch',
  className,
  children,
}: StackProps) {
  return (
    <Element
      css={stackCss}
      className={className}
      style={{ gap: space[gap], alignItems: flexAlign[align] }}
    >
      {children}
    </Element>
  );
}

const flexAlign: Record<StackAlign, string> = {
  stretch: 'stretch',
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
};

const stackCss = css({ ...flex.column, minWidth: 0 });
