import type { BadgeTone } from '#src/components/ui/badge.tsx';
import { formatDateTime, formatTime } from '@tequiora/cms/contracts/format-date.ts';
import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';

type Description = { tone: BadgeTone; title: string; hint: string };

/** Returns badge, title and explanation of a publication status. */
export function describePublication(status: PublicationStatus, now: Date): Description {
  const { phase, liveSince, startedAt, error, held } = status;
  const seen = liveSince
    ? `Los visitantes ven la versión publicada ${formatSince(liveSince, now, 'a las ')}.`
    : 'Los visitantes todavía no ven ninguna versión.';
  switch (phase) {
    case 'live':
      if (held.length > 0) {
        const what = held.length === 1 ? 'una entrada' : `${held.length} entradas`;
        return {
          tone: 'amber',
          title: `En línea, menos ${what}`,
          hint: held.map(({ reason }) => reason).join(' '),
        };
      }
      return {
        tone: 'green',
        title: liveSince ? `En línea desde ${formatSince(liveSince, now)}` : 'En línea',
        hint: 'Los visitantes ven todo lo que está publicado.',
      };
    case 'waiting':
      return { tone: 'amber', title: 'En espera', hint: seen };
    case 'building':
      return {
        tone: 'blue',
        title: 'Publicando…',
        hint: startedAt ? `Empezó ${formatSince(startedAt, now, 'a las ')}.` : seen,
      };
    case 'failed':
      return { tone: 'red', title: `Falló: ${error ?? 'no sabemos por qué'}`, hint: seen };
    case 'unreachable':
      return {
        tone: 'gray',
        title: 'No sabemos: el publicador no responde',
        hint: 'Lo que guardes se publicará en cuanto vuelva.',
      };
  }
}

/** Formats a timestamp as '14:05' on the same day, else 'el 20 nov 2026, 14:05'. */
function formatSince(iso: string, now: Date, beforeClock = ''): string {
  return isoDay(new Date(iso)) === isoDay(now)
    ? `${beforeClock}${formatTime(iso)}`
    : `el ${formatDateTime(iso)}`;
}
