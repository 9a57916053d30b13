import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { layout, mq, space } from '#src/theme/tokens.ts';

type SideHeadedProps = {
  /** A `SectionHead` with `align="side"`. */
  head: ReactNode;
  children: ReactNode;
};

/** Keeps the heading in view at the left while the content scrolls; stacks both below lg. */
export function SideHeaded({ head, children }: SideHeadedProps) {
  return (
    <div css={columnsCss}>
      <div css={headCss}>{head}</div>
      <div css={contentCss}>{children}</div>
    </div>
  );
}

const columnsCss = css({
  [mq.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gap: 'clamp(2.5rem, 7vw, 7rem)',
    alignItems: 'start',
  },
});

const headCss = css({
  [mq.lg]: { position: 'sticky', top: `calc(${layout.nav} + ${space[8]})` },
});

const contentCss = css({ minWidth: 0 });
