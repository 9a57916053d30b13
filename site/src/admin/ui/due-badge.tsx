import { Badge } from '#src/components/ui/badge.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatDeadline, formatDuration } from './format-relative-time.ts';

const MINUTE = 60_000;
const SOON_MINUTES = 60;

type DueBadgeProps = { enquiry: Pick<EnquirySummary, 'waitingUntil'> };

/**
 * Shows when the reply to what the sender wrote last is due, or for how long it has been; nothing after it.
 */
export function DueBadge({ enquiry }: DueBadgeProps) {
  const now = useNow(30_000);
  const { waitingUntil } = enquiry;
  if (!now || !waitingUntil) return null;
  const left = (Date.parse(waitingUntil) - now.getTime()) / MINUTE;
  const title = `Prometimos responder antes del ${formatDateTime(waitingUntil)}`;
  return (
    <span title={title}>
      {left < 0 ? (
        <Badge tone="red">{`Vencida hace ${formatDuration(-left)}`}</Badge>
      ) : (
        <Badge tone={left < SOON_MINUTES ? 'amber' : 'gray'}>
          {`Hasta ${formatDeadline(waitingUntil, now)}`}
        </Badge>
      )}
    </span>
  );
}
