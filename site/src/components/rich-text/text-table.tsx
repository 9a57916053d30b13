import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, mq, radius, space } from '#src/theme/tokens.ts';

type TextTableProps<Cell> = {
  headings: readonly Cell[] | undefined;
  rows: readonly (readonly Cell[])[];
  renderCell: (cell: Cell) => ReactNode;
};

/** Number of columns that fit on a phone. */
const NARROW_COLUMNS = 2;

/** A table of a text. On a phone, each row of a table with many columns is a list of its cells. */
export function TextTable<Cell>({ headings, rows, renderCell }: TextTableProps<Cell>) {
  const isWide = (rows[0]?.length ?? 0) > NARROW_COLUMNS;
  return (
    <div css={frameCss}>
      <table css={[tableCss, isWide && stackedCss]}>
        {headings ? (
          <thead>
            <tr>
              {headings.map((cell, index) => (
                <th key={index} scope="col">
                  {renderCell(cell)}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  {isWide && headings?.[column] ? (
                    <span aria-hidden="true" css={labelCss}>
                      {renderCell(headings[column])}
                    </span>
                  ) : null}
                  {renderCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const frameCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  overflow: 'hidden',
  [mq.print]: { borderRadius: 0 },
});

const rule = `1px solid ${color.border}`;

const tableCss = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${space[4]} ${space[5]}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    // Else a long cell would break the lines of the other column inside a word.
    [mq.belowMd]: { minWidth: '6.5rem' },
  },
  '& th': { background: color.bgSubtle, color: color.fg, fontWeight: 600 },
  '& th strong': { fontWeight: 'inherit' },
  '& thead ~ tbody td, & tr + tr > td': { borderTop: rule },
});

const stackedCss = css({
  [mq.belowMd]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: space[3], padding: space[5] },
    '& tbody > tr + tr': { borderTop: rule },
    '& tr > td, & thead ~ tbody td, & tr + tr > td': { display: 'block', padding: 0, border: 0 },
  },
});

/** The heading of a cell, where the row of headings is hidden. */
const labelCss = css({
  display: 'block',
  color: color.fg,
  fontWeight: 600,
  [mq.md]: { display: 'none' },
});
