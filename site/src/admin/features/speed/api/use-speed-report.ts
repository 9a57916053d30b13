import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { SpeedReportResponse } from '@tequiora/cms/contracts/speed.ts';
import type { SpeedChoice } from '../lib/speed-params.ts';

/** Returns the figures of the chosen days and devices; those of the last choice while they load. */
export function useSpeedReport({ days, device }: SpeedChoice) {
  const query = { days: String(days), device: device ?? undefined };
  return useQuery({
    ...dataQuery<SpeedReportResponse>(['speed', days, device], '/speed', query),
    placeholderData: keepPreviousData,
  });
}
