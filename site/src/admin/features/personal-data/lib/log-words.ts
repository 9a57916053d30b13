import type { LogAction, LogEntry } from '@tequiora/cms/contracts/personal-data.ts';
import { countWords } from './count-words.ts';

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

export const actionWords = ({ action }: Pick<LogEntry, 'action'>) => ACTIONS[action];

/** How many of what; of a change, from what to what. */
export function detailWords({ action, counts }: Pick<LogEntry, 'action' | 'counts'>): string {
  if (action === 'retention-changed')
    return `De ${counts.before ?? 0} a ${counts.months ?? 0} meses`;
  return countWords(counts) || 'Nada';
}
