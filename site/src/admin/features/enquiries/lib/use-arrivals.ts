import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { arrivalsQuery } from '../api/arrivals-query.ts';

const EPOCH = new Date(0).toISOString();

/**
 * Returns the number of enquiries received since the list was opened or `acknowledge` was called.
 */
export function useArrivals(): { count: number; acknowledge: () => void } {
  const { data: counts } = useEnquiryCounts();
  const newest = counts ? (counts.newestAt ?? EPOCH) : null;
  const [since, setSince] = useState<string | null>(newest);
  if (since === null && newest !== null) setSince(newest);

  const hasArrivals = since !== null && newest !== null && newest > since;
  const { data: count } = useQuery({
    ...arrivalsQuery(since ?? EPOCH, newest ?? EPOCH),
    enabled: hasArrivals,
  });
  return { count: hasArrivals ? (count ?? 0) : 0, acknowledge: () => setSince(newest) };
}
