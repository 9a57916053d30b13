import type { SiteHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatDecimal } from '@tequiora/cms/contracts/number.ts';
import { dateOr } from './date-or.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

function judge({ publication, lastBuild }: SiteHealth): Judgement {
  const { phase, error } = publication;
  if (phase === 'unreachable') {
    return bad(
      'No se puede publicar en este momento.',
      `El sitio sigue en línea; los cambios esperan. ${CALL_ADMIN}`,
      'El publicador no responde. Inícialo otra vez: docker compose up -d publisher.',
    );
  }
  if (phase === 'failed') {
    return bad(
      `La última publicación falló: ${error ?? 'no sabemos por qué'}`,
      'Los visitantes ven la versión anterior. Corrige en el CMS lo que dice el mensaje y publica de nuevo.',
    );
  }
  if (phase === 'building') return good('El sitio se está publicando.');
  if (!lastBuild) {
    return attention(
      'Todavía no hay ninguna publicación registrada.',
      'Presiona «Publicar ahora» en «Inicio».',
    );
  }
  return good('La última publicación terminó bien.');
}

export function describeBuild(site: SiteHealth): HealthRow {
  const { lastBuild, publication } = site;
  const seconds = lastBuild && formatDecimal(lastBuild.seconds);
  return {
    name: 'Publicación del sitio',
    ...judge(site),
    facts: {
      'Última publicación': dateOr(lastBuild?.finishedAt, 'Ninguna'),
      Duró: seconds ? `${seconds} s` : 'No sabemos',
      'En línea desde': dateOr(publication.liveSince, 'No sabemos'),
    },
  };
}
