import type { LogEntry } from '@tequiora/cms/contracts/personal-data.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { formatMoment } from '#src/admin/ui/moments.ts';
import { actionWords, detailWords } from '../lib/log-words.ts';

const columns: readonly Column<LogEntry>[] = [
  { key: 'action', header: 'Qué', isRowHeader: true, cell: actionWords },
  { key: 'detail', header: 'Cuánto', cell: detailWords },
  { key: 'who', header: 'Quién', cell: ({ who }) => who },
  { key: 'at', header: 'Cuándo', cell: ({ at }) => formatMoment(at) },
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
