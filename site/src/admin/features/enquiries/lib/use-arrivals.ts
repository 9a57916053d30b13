import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { arrivalsQuery } from '../api/get-arrivals.ts';

const EVER = new Date(0).toISOString();

/** How many enquiries came since the list was opened, or since `acknowledge`. */
export function useArrivals(): { count: number; acknowledge: () => void } {
  const { data: counts } = useEnquiryCounts();
  const newest = counts ? (counts.newestAt ?? EVER) : null;
  const [since, setSince] = useState<string | null>(newest);
  if (since === null && newest !== null) setSince(newest);

  const hasArrivals = since !== null && newest !== null && newest > since;
  const { data: count } = useQuery({
    ...arrivalsQuery(since ?? EVER, newest ?? EVER),
    enabled: hasArrivals,
  });
  return { count: hasArrivals ? (count ?? 0) : 0, acknowledge: () => setSince(newest) };
}
