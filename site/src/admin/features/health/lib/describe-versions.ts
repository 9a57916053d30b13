import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import { attention, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

type Facts = Pick<HealthReport, 'versions' | 'startedAt'>;

function judge({ cms, publisher }: Facts['versions']): Judgement {
  if (publisher === null || publisher === cms)
    return good('Todos los programas están actualizados.');
  return attention(
    'Una actualización quedó a medias.',
    CALL_ADMIN,
    'El CMS y el publicador son de versiones distintas. Termina la actualización: docker compose up -d --build.',
  );
}

export function describeVersions({ versions, startedAt }: Facts): HealthRow {
  return {
    name: 'Versiones',
    ...judge(versions),
    facts: [
      { label: 'CMS', value: `${versions.cms} (Strapi ${versions.strapi})` },
      { label: 'Publicador', value: versions.publisher ?? 'No responde' },
      { label: 'Node.js', value: versions.node },
      { label: 'CMS en marcha desde', value: formatDateTime(startedAt) },
    ],
  };
}
