import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

/**
 * Returns a function that formats the title of a notification about a change. After an unmount the
 * title names the enquiry, since another one may be on screen.
 */
export function useOutcomeTitle() {
  const isMounted = useIsMounted();
  return (title: string, { folio }: Pick<EnquirySummary, 'folio'>) =>
    isMounted() ? title : `${title} (${folio})`;
}
