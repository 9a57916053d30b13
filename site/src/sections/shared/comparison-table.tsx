import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, mq, radius, space } from '#src/theme/tokens.ts';

export type ComparisonTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly ReactNode[] }[];
};

/** A table of options; on a narrow window it scrolls below a fixed first column. */
export function ComparisonTable({ label, columns, rows }: ComparisonTableProps) {
  return (
    // Scrolled with the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label={label} css={frameCss}>
      <table css={tableCss}>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const frameCss = css({
  // Texts for screen readers scroll along; otherwise they would widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.bgRaised,
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
});

const tableCss = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  '& th, & td': {
    minWidth: '8.5rem',
    maxWidth: '20rem',
    padding: `${space[4]} ${space[5]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: color.fg, fontSize: fontSize.body, fontWeight: 650 },
  '& tbody :is(th, td)': { borderTop: `1px solid ${color.border}` },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    background: color.bg,
    color: color.fg,
    fontWeight: 600,
  },
  // Whole on paper, which does not scroll.
  [mq.print]: {
    '& th, & td': { minWidth: 0, padding: `${space[3]} ${space[4]} ${space[3]} 0` },
    '& tbody th': { position: 'static', overflowWrap: 'normal' },
  },
});
