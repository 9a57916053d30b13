import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { mq, space, type SpaceToken } from '#src/theme/tokens.ts';

/** Number of equal columns per breakpoint; a plain number applies from lg on. */
type GridColumns = number | { base?: number; sm?: number; md?: number; lg?: number; xl?: number };

type GridProps = {
  columns: GridColumns;
  gap?: SpaceToken;
  as?: 'div' | 'ul' | 'ol' | 'dl';
  /** Id of the element with the name of a list. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

export function Grid({
  columns,
  gap = 'gap',
  as: Element = 'div',
  labelledBy,
  className,
  children,
}: GridProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      css={gridCss}
      className={className}
      style={{ gap: space[gap], ...columnVariables(columns) }}
    >
      {children}
    </Element>
  );
}

function columnVariables(columns: GridColumns): CSSProperties {
  const steps = typeof columns === 'number' ? { lg: columns } : columns;
  const base = steps.base ?? 1;
  const sm = steps.sm ?? base;
  const md = steps.md ?? sm;
  const lg = steps.lg ?? md;
  const xl = steps.xl ?? lg;
  return { '--c0': base, '--c1': sm, '--c2': md, '--c3': lg, '--c4': xl } as CSSProperties;
}

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--c0), minmax(0, 1fr))',
  [mq.sm]: { gridTemplateColumns: 'repeat(var(--c1), minmax(0, 1fr))' },
  [mq.md]: { gridTemplateColumns: 'repeat(var(--c2), minmax(0, 1fr))' },
  [mq.lg]: { gridTemplateColumns: 'repeat(var(--c3), minmax(0, 1fr))' },
  [mq.xl]: { gridTemplateColumns: 'repeat(var(--c4), minmax(0, 1fr))' },
  // Small columns, for fewer sheets.
  [mq.print]: { gridTemplateColumns: 'repeat(var(--c3), minmax(0, 1fr))', rowGap: space[6] },
});
