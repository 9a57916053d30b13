import type { Version } from '../../../../contracts/history';
import { formatChange } from '../../../content-model/panel/format-change';

type VersionSource = Pick<Version, 'action' | 'origin' | 'who'>;

function formatPublished({ origin, who }: VersionSource): string {
  const person = who || 'alguien';
  switch (origin) {
    case 'panel':
      return `La publicó ${person}`;
    case 'dashboard':
      return `La publicó ${person} desde el tablero`;
    case 'schedule':
      return `Se publicó sola en su fecha${formatDraftAuthor(who)}`;
    case 'program':
      return 'La publicó el sistema';
  }
}

function formatUnpublished({ origin, who }: VersionSource): string {
  const person = who || 'alguien';
  switch (origin) {
    case 'panel':
      return `La retiró ${person} del sitio`;
    case 'dashboard':
      return `La retiró ${person} del sitio desde el tablero`;
    case 'schedule':
      return `Se retiró sola del sitio en su fecha${formatDraftAuthor(who)}`;
    case 'program':
      return 'La retiró del sitio el sistema';
  }
}

// Who set the date is not recorded: it is a field of the draft.
function formatDraftAuthor(who: string | null): string {
  return who ? `; el borrador lo guardó ${who}` : '';
}

/** Returns the action that created a version and its author. */
export function formatVersion(version: VersionSource): string {
  switch (version.action) {
    case 'publish':
      return formatPublished(version);
    case 'unpublish':
      return formatUnpublished(version);
    case 'found':
      return 'Así estaba publicada cuando empezó su historial';
  }
}

/** Returns a sentence for each difference from the previous version. */
export function formatVersionChanges({ action, changes }: Version, isOldest: boolean): string[] {
  if (action !== 'publish') return [];
  if (changes.length > 0) return changes.map(formatChange);
  return [isOldest ? 'Primera versión del historial' : 'Sin cambios: volvió al sitio como estaba'];
}
