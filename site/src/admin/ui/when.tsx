import { useNow } from '#src/hooks/use-now.ts';
import { formatAgo, formatMoment } from './moments.ts';

/** How long ago something was; the moment itself is in the tooltip and in the markup. */
export function When({ iso }: { iso: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {now ? formatAgo(iso, now.getTime()) : formatMoment(iso)}
    </time>
  );
}
