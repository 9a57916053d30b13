import { formatDuration } from '#src/admin/ui/format-relative-time.ts';
import type { SiteHealth } from '@tequiora/cms/contracts/health-report.ts';
import { dateOr } from './date-or.ts';
import { attention, bad, good, type HealthRow, type Judgement } from './health-row.ts';

const MINUTE = 60_000;
const USUAL = 5 * MINUTE;
const LONG = 30 * MINUTE;
const ADVICE = 'Presiona «Publicar ahora» en «Dashboard» y mira aquí si la publicación falla.';

function judge({ state, since }: SiteHealth['drift'], now: number): Judgement {
  switch (state) {
    case 'none':
      return good('Los visitantes ven todo lo que está publicado.');
    case 'held':
      return attention(
        'Alguien regresó el sitio a una versión anterior; lo publicado después no se ve.',
        'Cuando quieras mostrar lo más nuevo, presiona «Publicar ahora» en «Dashboard».',
      );
    case 'unknown':
      return attention(
        'No sabemos si los visitantes ven lo último que se publicó.',
        'Mira «Publicación del sitio».',
      );
    case 'behind': {
      const late = since ? now - Date.parse(since) : 0;
      if (late < USUAL)
        return good('Hay cambios en camino; en unos momentos se verán en el sitio.');
      const summary = `Los visitantes no ven lo publicado desde hace ${formatDuration(late / MINUTE)}.`;
      return late < LONG ? attention(summary, ADVICE) : bad(summary, ADVICE);
    }
  }
}

export function describeDrift({ drift }: SiteHealth, now: number): HealthRow {
  return {
    name: 'Lo que ven los visitantes',
    ...judge(drift, now),
    facts: { 'Diferentes desde': dateOr(drift.since, 'No hay diferencia registrada') },
  };
}
