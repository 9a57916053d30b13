import type { DiskHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatShare } from '@tequiora/cms/contracts/number.ts';
import { formatBytes } from './format-bytes.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

const LOW = 0.15;
const VERY_LOW = 0.05;
const ADVICE = `Si se acaba, no se guardan consultas ni imágenes, ni se publica el sitio. ${CALL_ADMIN}`;
const TECHNICAL = 'Borra respaldos viejos del disco de DATA_DIR o amplíalo.';

function judge(disk: DiskHealth | null): Judgement {
  if (!disk) {
    return bad(
      'No sabemos cuánto espacio queda.',
      CALL_ADMIN,
      'Revisa que exista la carpeta DATA_DIR y que el CMS pueda leerla.',
    );
  }
  const share = disk.totalBytes > 0 ? disk.freeBytes / disk.totalBytes : 0;
  const summary = `Queda libre ${formatShare(share)} del espacio.`;
  if (share < VERY_LOW) return bad(summary, ADVICE, TECHNICAL);
  return share < LOW ? attention(summary, ADVICE, TECHNICAL) : good(summary);
}

export function describeDisk(disk: DiskHealth | null): HealthRow {
  return {
    name: 'Espacio',
    ...judge(disk),
    facts: disk
      ? [
          { label: 'Libre', value: formatBytes(disk.freeBytes) },
          { label: 'Total', value: formatBytes(disk.totalBytes) },
          { label: 'Imágenes del CMS', value: formatBytes(disk.uploadsBytes) },
        ]
      : [],
  };
}
