import { useOverview } from '#src/admin/lib/use-overview.ts';
import { OTHER_LOSS_REASON } from '@tequiora/cms/contracts/enquiry-result.ts';

/** Returns the loss reasons of the site settings, the stored one and «Otro motivo». */
export function useLossReasons(stored: string | null = null): readonly string[] {
  const listed = useOverview().data?.lossReasons ?? [];
  return [...new Set([...listed, ...(stored ? [stored] : []), OTHER_LOSS_REASON])];
}
