import type { SiteHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatMoment } from '#src/admin/ui/moments.ts';
import { attention, bad, good, type HealthRow, type Judgement } from './health-row.ts';

function judge({ publication, lastBuild }: SiteHealth): Judgement {
  const { phase, error } = publication;
  if (phase === 'unreachable') {
    return bad(
      'El publicador no responde.',
      'Inícialo otra vez (docker compose up -d publisher). El sitio sigue en línea; los cambios esperan.',
    );
  }
  if (phase === 'failed') {
    return bad(
      `La última construcción falló: ${error ?? 'no sabemos por qué'}`,
      'Corrige lo que dice el mensaje en el CMS y publica de nuevo. Los visitantes ven la versión anterior.',
    );
  }
  if (phase === 'building') return good('Se está construyendo el sitio.');
  if (!lastBuild) {
    return attention(
      'Todavía no se construye el sitio desde que hay registro.',
      'Presiona «Publicar ahora» en el Dashboard.',
    );
  }
  return good('La última construcción terminó bien.');
}

export function describeBuild(site: SiteHealth): HealthRow {
  const { lastBuild, publication } = site;
  const seconds = lastBuild?.seconds.toLocaleString('es-MX', { maximumFractionDigits: 1 });
  return {
    name: 'Construcción del sitio',
    ...judge(site),
    facts: [
      {
        label: 'Última construcción',
        value: lastBuild ? formatMoment(lastBuild.finishedAt) : 'Ninguna',
      },
      { label: 'Duró', value: seconds ? `${seconds} s` : 'No sabemos' },
      {
        label: 'En línea desde',
        value: publication.liveSince ? formatMoment(publication.liveSince) : 'No sabemos',
      },
    ],
  };
}
