import type { DiskHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatBytes } from './format-bytes.ts';
import { attention, bad, good, type HealthRow, type Judgement } from './health-row.ts';

const LOW = 0.15;
const VERY_LOW = 0.05;
const ADVICE =
  'Borra respaldos viejos de este disco o amplíalo. Si se llena, no se guardan consultas ni imágenes, ni se publica el sitio.';

function judge(disk: DiskHealth | null): Judgement {
  if (!disk) {
    return bad(
      'No se pudo leer el disco.',
      'Revisa que exista la carpeta DATA_DIR y que el CMS pueda leerla.',
    );
  }
  const share = disk.totalBytes > 0 ? disk.freeBytes / disk.totalBytes : 0;
  const summary = `Queda libre ${share.toLocaleString('es-MX', { style: 'percent' })} del disco.`;
  if (share < VERY_LOW) return bad(summary, ADVICE);
  return share < LOW ? attention(summary, ADVICE) : good(summary);
}

export function describeDisk(disk: DiskHealth | null): HealthRow {
  return {
    name: 'Disco',
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
