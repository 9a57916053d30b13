import type { DatabaseHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { formatBytes } from './format-bytes.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

const SLOW_MS = 250;
const VERY_SLOW_MS = 1_500;
const TECHNICAL = 'Revisa la carga y el disco del servidor de la base de datos.';

function judge({ answerMs }: DatabaseHealth): Judgement {
  if (answerMs >= VERY_SLOW_MS) {
    return bad('Guardar y buscar tarda demasiado.', CALL_ADMIN, TECHNICAL);
  }
  return answerMs >= SLOW_MS
    ? attention(
        'Guardar y buscar tarda más de lo normal.',
        `Puedes seguir trabajando. ${CALL_ADMIN}`,
        TECHNICAL,
      )
    : good('Todo se guarda y se encuentra sin demora.');
}

export function describeDatabase(database: DatabaseHealth): HealthRow {
  const { version, bytes, answerMs, migrations } = database;
  return {
    name: 'Consultas y contenido',
    ...judge(database),
    facts: [
      { label: 'Tarda en responder', value: `${formatNumber(answerMs)} ms` },
      { label: 'Base de datos', value: version ?? 'No sabemos' },
      { label: 'Tamaño', value: bytes === null ? 'No sabemos' : formatBytes(bytes) },
      { label: 'Migraciones aplicadas', value: formatNumber(migrations.applied) },
      { label: 'Última migración', value: migrations.last ?? 'Ninguna' },
    ],
  };
}
