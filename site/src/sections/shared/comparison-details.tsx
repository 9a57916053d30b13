import { css } from '@emotion/react';
import { color, duration, flex, fontSize, space } from '#src/theme/tokens.ts';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

type ComparisonDetailsProps = ComparisonTableProps & {
  /** Text that opens the table. */
  summary: string;
};

/** A comparison of everything in a section, once a visitor asks for it; also without scripts. */
export function ComparisonDetails({ summary, ...table }: ComparisonDetailsProps) {
  return (
    <details css={detailsCss}>
      <summary css={summaryCss}>{summary}</summary>
      <ComparisonTable {...table} />
    </details>
  );
}

const detailsCss = css({
  '&[open] > summary': { marginBottom: space[5] },
  '@media screen': {
    '& table :is(td, thead th)': { minWidth: '12rem' },
    '& table :is(tbody th, thead td)': { minWidth: '6.5rem', width: '1%' },
  },
});

const summaryCss = css({
  ...flex.row,
  justifyContent: 'center',
  minHeight: '44px',
  color: color.accent,
  fontSize: fontSize.body,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `color ${duration[1]}`,
  '&:hover': { color: color.accentHover },
});
