import type { Version } from '../../../../contracts/history';
import { formatChange } from '../../../content-model/panel/format-change';

type VersionSource = Pick<Version, 'action' | 'origin' | 'who'>;

// Who set the date is not recorded: it is a field of the draft.
function formatDraftAuthor(who: string | null): string {
  return who ? `; el borrador lo guardó ${who}` : '';
}

/** Returns the action that created a version and its author. */
export function formatVersion({ action, origin, who }: VersionSource): string {
  if (action === 'found') return 'Así estaba publicada cuando empezó su historial';
  if (action === 'draft') return 'Así estaba un borrador que sobraba y se quitó';
  const [verb, place] = action === 'publish' ? ['publicó', ''] : ['retiró', ' del sitio'];
  const person = who || 'alguien';
  switch (origin) {
    case 'panel':
      return `La ${verb} ${person}${place}`;
    case 'dashboard':
      return `La ${verb} ${person}${place} desde el tablero`;
    case 'schedule':
      return `Se ${verb} sola${place} en su fecha${formatDraftAuthor(who)}`;
    case 'program':
      return `La ${verb}${place} el sistema`;
  }
}

/** Returns a sentence for each difference from the previous version. */
export function formatVersionChanges({ action, changes }: Version, isOldest: boolean): string[] {
  if (action !== 'publish') return [];
  if (changes.length > 0) return changes.map(formatChange);
  return [isOldest ? 'Primera versión del historial' : 'Sin cambios: volvió al sitio como estaba'];
}
