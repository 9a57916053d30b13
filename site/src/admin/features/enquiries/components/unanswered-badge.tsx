import { Badge } from '#src/components/ui/badge.tsx';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';

type UnansweredBadgeProps = {
  enquiry: Pick<EnquirySummary, 'unansweredMails'>;
  /** For a narrow column. */
  isShort?: boolean;
};

/** Shows how many mails of the sender wait for a reply; nothing without any. */
export function UnansweredBadge({ enquiry, isShort = false }: UnansweredBadgeProps) {
  const { unansweredMails } = enquiry;
  if (unansweredMails === 0) return null;
  return (
    <Badge tone="amber">
      {isShort
        ? `${unansweredMails} por responder`
        : formatCount(unansweredMails, 'correo por responder', 'correos por responder')}
    </Badge>
  );
}
