import type { EnquirySummary } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { formatDeadline, formatMoment, formatSpan } from './moments.ts';

const MINUTE = 60_000;
const SOON = 60;

type DueBadgeProps = { enquiry: Pick<EnquirySummary, 'status' | 'dueAt' | 'firstReplyAt'> };

/** Until when a reply was promised, or since when it is overdue; nothing once it was sent. */
export function DueBadge({ enquiry }: DueBadgeProps) {
  const now = useNow(30_000);
  const { status, dueAt, firstReplyAt } = enquiry;
  if (!now || status !== 'nuevo' || firstReplyAt) return null;
  const left = (Date.parse(dueAt) - now.getTime()) / MINUTE;
  const title = `Prometimos responder antes del ${formatMoment(dueAt)}`;
  return (
    <span title={title}>
      {left < 0 ? (
        <Badge tone="red">Vencida hace {formatSpan(-left)}</Badge>
      ) : (
        <Badge tone={left < SOON ? 'amber' : 'gray'}>Hasta {formatDeadline(dueAt, now)}</Badge>
      )}
    </span>
  );
}
