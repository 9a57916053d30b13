import type { ReactNode } from 'react';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { compactCss, scrollCss, tableCss } from './data-table-css.ts';
import { SortButton, type Sort } from './sort-button.tsx';

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
  /** Left out on phones. */
  isWide?: boolean;
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
  /** On phones a row has two lines instead of a card: its name, and up to three short cells. */
  isCompact?: boolean;
};

/** A table on wide screens; on phones each row is a card with the headers as labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isUrgent, sort, onSort } = props;
  const { isStale = false, isCompact = false } = props;
  return (
    <div css={scrollCss}>
      <table css={[tableCss, isCompact && compactCss]} aria-busy={isStale || undefined}>
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
                const { key, header, cell, align, isRowHeader, isHeaderHidden, isMark, isWide } =
                  column;
                const Cell = isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    data-edge={index === 0 || undefined}
                    {...(isRowHeader ? { scope: 'row' } : null)}
                    data-label={isRowHeader || isHeaderHidden ? undefined : header}
                    data-align={align}
                    data-mark={isMark || undefined}
                    data-wide={isWide || undefined}
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
