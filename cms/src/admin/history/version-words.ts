import type { Version } from '../../../contracts/history';
import { tellChange } from './change-words';

type Told = Pick<Version, 'action' | 'origin' | 'who'>;

/** Who did it, after a verb: 'por Ana', 'por su fecha (la programó Ana)'. */
function tellAuthor({ origin, who }: Told): string {
  switch (origin) {
    case 'panel':
      return `por ${who || 'alguien'}`;
    case 'dashboard':
      return `por ${who || 'alguien'} desde el tablero`;
    case 'schedule':
      return who ? `en su fecha, programado por ${who}` : 'en su fecha';
    case 'program':
      return 'por el sistema';
  }
}

/** What happened to the entry, and who did it. */
export function tellVersion(version: Told): string {
  switch (version.action) {
    case 'publish':
      return `Se publicó ${tellAuthor(version)}`;
    case 'unpublish':
      return `Se retiró del sitio ${tellAuthor(version)}`;
    case 'found':
      return 'Así estaba publicada cuando empezó su historial';
  }
}

/** What differs from the version before, in sentences. */
export function tellChanges({ action, changes }: Version, isOldest: boolean): string[] {
  if (action !== 'publish') return [];
  if (changes.length > 0) return changes.map(tellChange);
  return [isOldest ? 'Primera versión del historial' : 'Sin cambios: volvió al sitio como estaba'];
}
