import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { SortButton, type Sort } from './sort-button.tsx';
import { adminText } from './type-scale.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers go to the right. */
  align?: 'end';
  /** Names the row: a `<th scope="row">`. One column has it. */
  isRowHeader?: boolean;
  /** The column can be sorted by this key. */
  sortKey?: string;
  /** For assistive technology only, as over a column of buttons. */
  isHeaderHidden?: boolean;
  width?: string;
  /** A box or a button that stands beside the row's name on phones. */
  isMark?: boolean;
};

type DataTableProps<Row> = {
  /** What the table holds; read by assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows that ask for attention get a coloured edge. */
  isUrgent?: (row: Row) => boolean;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Newer rows are on their way. */
  isStale?: boolean;
};

/** A table on wide screens; on phones each row is a card with the headers as labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isUrgent, sort, onSort, isStale = false } = props;
  return (
    <div css={scrollCss}>
      <table css={tableCss} aria-busy={isStale || undefined}>
        <caption css={visuallyHiddenCss}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, sortKey, isHeaderHidden, isMark, width }) => {
              const isSorted = sortKey !== undefined && sort?.key === sortKey;
              const order = sort?.isDescending ? 'descending' : 'ascending';
              return (
                <th
                  key={key}
                  scope="col"
                  data-mark={isMark || undefined}
                  aria-sort={isSorted ? order : undefined}
                  style={{ textAlign: align ?? 'start', ...(width ? { width } : null) }}
                >
                  {sortKey && onSort ? (
                    <SortButton label={header} sortKey={sortKey} sort={sort} onSort={onSort} />
                  ) : (
                    <span css={isHeaderHidden ? visuallyHiddenCss : undefined}>{header}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-urgent={isUrgent?.(row) || undefined}>
              {columns.map((column, index) => {
                const { key, header, cell, align, isRowHeader, isHeaderHidden, isMark } = column;
                const Cell = isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    data-edge={index === 0 || undefined}
                    {...(isRowHeader ? { scope: 'row' } : null)}
                    data-label={isRowHeader || isHeaderHidden ? undefined : header}
                    data-align={align}
                    data-mark={isMark || undefined}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const scrollCss = css({ overflowX: 'auto', [mq.belowMd]: { overflow: 'visible' } });

const tableCss = css({
  ...adminText.sm,
  width: '100%',
  borderCollapse: 'collapse',
  color: color.fgBody,
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& thead th': {
    ...adminText.xs,
    padding: `${space[3]} ${space[5]}`,
    background: color.bgSubtle,
    color: color.fgMuted,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { borderTop: `1px solid ${color.border}` },
  '& tbody th, & tbody td': {
    height: '56px',
    padding: `${space[3]} ${space[5]}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-mark]': { paddingRight: 0 },
  '& tr[data-urgent] > [data-edge]': { boxShadow: `inset 3px 0 0 ${color.danger}` },
  [mq.hover]: { '& tbody tr:hover': { background: color.bgSubtle } },
  [mq.belowMd]: {
    '&, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      display: 'block',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      position: 'relative',
      display: 'grid',
      gap: space[2],
      padding: `${space[4]} ${space[5]}`,
    },
    '& tbody th, & tbody td': { height: 'auto', padding: 0 },
    '& tbody [data-label]': {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gap: space[4],
      justifyItems: 'start',
    },
    '& tbody [data-mark]': { position: 'absolute', top: space[4], right: 0 },
    '& tbody tr:has([data-mark]) th': { paddingRight: '44px' },
    '& tbody [data-label]::before': {
      content: 'attr(data-label)',
      color: color.fgMuted,
      fontSize: adminText.xs.fontSize,
    },
    '& [data-align="end"]': { textAlign: 'start' },
    '& tr[data-urgent]': { boxShadow: `inset 3px 0 0 ${color.danger}` },
    '& tr[data-urgent] > [data-edge]': { boxShadow: 'none' },
  },
});
