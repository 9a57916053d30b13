import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';

type FilterBarProps = {
  /** 'Filtros de consultas' */
  label: string;
  children: ReactNode;
};

/** The controls above a list, in one row that wraps. */
export function FilterBar({ label, children }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} css={barCss}>
      {children}
    </div>
  );
}

const barCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'flex-end',
  padding: space[5],
  '& > *': { flex: '0 1 auto' },
  '& > [data-grow]': { flex: '1 1 16rem' },
  [mq.belowMd]: { '& > *': { flex: '1 1 9rem' }, '& > [data-grow]': { flexBasis: '100%' } },
});
