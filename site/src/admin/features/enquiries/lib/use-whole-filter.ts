import { useState } from 'react';
import { api } from '#src/admin/lib/api.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import type {
  EnquiryListResponse,
  EnquirySummary,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { toViewQuery, type ListState } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { needsAnswer } from './completion-answers.ts';
import { toExportQuery } from './list-query.ts';
import type { WholeFilter } from './use-selection.ts';

/** Largest number of enquiries that are changed at once. */
export const WHOLE_FILTER_MAX = 1_000;
const PAGE_SIZE = 100;

/** Reads all enquiries that the filters match, in the order of the list. */
export function useWholeFilter(state: ListState) {
  const { id: userId } = useCurrentUser();
  const filters = toViewQuery(state);
  const [read, setRead] = useState<(WholeFilter & { filters: string }) | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function readAll(): Promise<void> {
    const rows: EnquirySummary[] = [];
    for (let page = 1; rows.length < WHOLE_FILTER_MAX; page += 1) {
      const query = { ...toExportQuery(state, userId), pagination: { page, pageSize: PAGE_SIZE } };
      const { data, meta } = await api.get<EnquiryListResponse>('/enquiries', { query });
      rows.push(...data);
      if (page >= meta.pagination.pageCount) break;
    }
    const ids = [...new Set(rows.map(({ documentId }) => documentId))];
    setRead({ filters, ids, unanswered: rows.filter(needsAnswer).length });
  }

  return {
    /** Null until `select` was called for these filters. */
    whole: read?.filters === filters ? read : null,
    isReading,
    select: () => {
      setIsReading(true);
      readAll()
        .catch((error: unknown) => notifyFailure('Error al seleccionar consultas', error))
        .finally(() => setIsReading(false));
    },
    clear: () => setRead(null),
  };
}
