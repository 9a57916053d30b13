import { css } from '@emotion/react';
import type { ReactNode } from 'react';

type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  id?: string;
  children: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} css={visuallyHiddenCss}>
      {children}
    </Element>
  );
}

export const visuallyHiddenCss = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
