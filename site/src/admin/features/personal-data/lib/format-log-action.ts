import type { LogAction, LogEntry } from '@tequiora/cms/contracts/personal-data.ts';
import { formatCounts } from './format-counts.ts';

const ACTIONS: Record<LogAction, string> = {
  'person-exported': 'Copia de los datos de una persona',
  'person-erased': 'Datos de una persona eliminados',
  'person-unsubscribed': 'Baja del boletín',
  'erased-again': 'Eliminados otra vez tras restaurar un respaldo',
  'retention-run': 'Limpieza diaria por antigüedad',
  'retention-changed': 'Cambio del plazo',
  'enquiries-deleted': 'Consultas eliminadas',
  'enquiries-exported': 'Consultas exportadas en CSV',
  'subscription-deleted': 'Suscripción eliminada en el CMS',
  'two-factor-reset': 'Verificación en dos pasos de una cuenta restablecida en el CMS',
};

export const formatLogAction = ({ action }: Pick<LogEntry, 'action'>) => ACTIONS[action];

/** Returns the counts of a log entry, or the old and new value of a changed period. */
export function formatLogDetail({ action, counts }: Pick<LogEntry, 'action' | 'counts'>): string {
  if (action === 'retention-changed')
    return `De ${counts.before ?? 0} a ${counts.months ?? 0} meses`;
  return formatCounts(counts) || 'Nada';
}
