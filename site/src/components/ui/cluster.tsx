import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flex, mq, space, type SpaceToken } from '#src/theme/tokens.ts';

type ClusterProps = {
  gap?: SpaceToken;
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'footer';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** On phones each child takes a full row, as for pairs of buttons. */
  isStackedOnPhone?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Lays out children in a wrapping row. */
export function Cluster({
  gap = 4,
  as: Element = 'div',
  justify = 'start',
  isStackedOnPhone = false,
  label,
  className,
  children,
}: ClusterProps) {
  return (
    <Element
      aria-label={label}
      css={[clusterCss, isStackedOnPhone && stackedCss]}
      className={className}
      style={{ gap: space[gap], alignItems: 'center', justifyContent: justify }}
    >
      {children}
    </Element>
  );
}

const clusterCss = css({ ...flex.wrap, minWidth: 0 });

const stackedCss = css({ [mq.belowMd]: { '& > *': { flex: '1 1 100%' } } });
