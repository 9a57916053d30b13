import type { ReactNode } from 'react';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { compactCss, dataTableCss, denseCss, scrollCss } from './data-table-css.ts';
import { SortButton, type Sort } from './sort-button.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** For numbers. */
  align?: 'end';
  /** Renders a `<th scope="row">`; exactly one column of a table has it. */
  isRowHeader?: boolean;
  /** Makes the column sortable by this key. */
  sortKey?: string;
  /** Hides the header visually, as above a column of buttons. */
  isHeaderHidden?: boolean;
  width?: string;
  /** Long texts are cut, so that they do not narrow the other columns. */
  isCut?: boolean;
  /** Checkbox or button next to the row's name on phones. */
  isMark?: boolean;
  /** Hidden on phones. */
  isWide?: boolean;
  /** Hidden below the width of a desktop window. */
  isVeryWide?: boolean;
  /** On phones at the end of the name's line in a compact table; the other cells get the next line. */
  isBesideName?: boolean;
};

type DataTableProps<Row> = {
  /** Caption for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Urgent rows get a coloured edge. */
  isUrgent?: (row: Row) => boolean;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** True while newer rows load. */
  isStale?: boolean;
  /** Lower rows, for a list that is read all day. */
  isDense?: boolean;
  /** On phones a row is its name and a line of short cells instead of a card. */
  isCompact?: boolean;
};

/** Renders a table on wide screens; on phones each row is a card with the headers as labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isUrgent, sort, onSort } = props;
  const { isStale = false, isCompact = false, isDense = false } = props;
  return (
    <div css={scrollCss}>
      <table
        css={[dataTableCss, isCompact && compactCss, isDense && denseCss]}
        aria-busy={isStale || undefined}
      >
        <caption css={visuallyHiddenCss}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const { key, header, align, sortKey, isHeaderHidden, isMark, width } = column;
              const isSorted = sortKey !== undefined && sort?.key === sortKey;
              const order = sort?.isDescending ? 'descending' : 'ascending';
              return (
                <th
                  key={key}
                  scope="col"
                  data-mark={isMark || undefined}
                  data-very-wide={column.isVeryWide || undefined}
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
                const { key, header, cell, align, isRowHeader, isHeaderHidden } = column;
                const Cell = isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    data-edge={index === 0 || undefined}
                    {...(isRowHeader ? { scope: 'row' } : null)}
                    data-label={isRowHeader || isHeaderHidden ? undefined : header}
                    data-align={align}
                    data-mark={column.isMark || undefined}
                    data-wide={column.isWide || undefined}
                    data-very-wide={column.isVeryWide || undefined}
                    data-beside={column.isBesideName || undefined}
                    data-cut={column.isCut || undefined}
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
