import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type { LogEntry } from '@tequiora/cms/contracts/personal-data.ts';
import { formatLogAction, formatLogDetail } from '../lib/format-log-action.ts';

const columns: readonly Column<LogEntry>[] = [
  { key: 'action', header: 'Qué', isRowHeader: true, cell: formatLogAction },
  { key: 'detail', header: 'Cuánto', cell: formatLogDetail },
  { key: 'who', header: 'Quién', cell: ({ who }) => who },
  { key: 'at', header: 'Cuándo', cell: ({ at }) => formatDateTime(at) },
];

type LogTableProps = { caption: string; entries: readonly LogEntry[]; isStale?: boolean };

export function LogTable({ caption, entries, isStale = false }: LogTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  );
}
