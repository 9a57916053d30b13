import { useNow } from '#src/hooks/use-now.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatRelativeTime } from './format-relative-time.ts';

/** Shows a relative time; the date is in the tooltip and in the markup. */
export function RelativeTime({ iso }: { iso: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {now ? formatRelativeTime(iso, now.getTime()) : formatDateTime(iso)}
    </time>
  );
}
