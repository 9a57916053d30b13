import type { DatabaseHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatBytes } from './format-bytes.ts';
import { attention, bad, good, type HealthRow, type Judgement } from './health-row.ts';

const SLOW_MS = 250;
const VERY_SLOW_MS = 1_500;
const ADVICE =
  'Revisa la carga y el disco del servidor de la base de datos; si sigue así, avisa a quien lo administra.';

function judge({ answerMs }: DatabaseHealth): Judgement {
  const summary = `Responde en ${answerMs.toLocaleString('es-MX')} ms.`;
  if (answerMs >= VERY_SLOW_MS) return bad(`${summary} Es demasiado lento.`, ADVICE);
  return answerMs >= SLOW_MS ? attention(`${summary} Es lento.`, ADVICE) : good(summary);
}

export function describeDatabase(database: DatabaseHealth): HealthRow {
  const { version, bytes, migrations } = database;
  return {
    name: 'Base de datos',
    ...judge(database),
    facts: [
      { label: 'Programa', value: version ?? 'No sabemos' },
      { label: 'Tamaño', value: bytes === null ? 'No sabemos' : formatBytes(bytes) },
      { label: 'Migraciones aplicadas', value: migrations.applied.toLocaleString('es-MX') },
      { label: 'Última migración', value: migrations.last ?? 'Ninguna' },
    ],
  };
}
