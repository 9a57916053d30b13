import type { Version } from '../../../contracts/history';
import { tellChange } from './change-words';

type Told = Pick<Version, 'action' | 'origin' | 'who'>;

function tellPublished({ origin, who }: Told): string {
  const person = who || 'alguien';
  switch (origin) {
    case 'panel':
      return `La publicó ${person}`;
    case 'dashboard':
      return `La publicó ${person} desde el tablero`;
    case 'schedule':
      return `Se publicó sola en su fecha${tellDraft(who)}`;
    case 'program':
      return 'La publicó el sistema';
  }
}

function tellTakenOff({ origin, who }: Told): string {
  const person = who || 'alguien';
  switch (origin) {
    case 'panel':
      return `La retiró ${person} del sitio`;
    case 'dashboard':
      return `La retiró ${person} del sitio desde el tablero`;
    case 'schedule':
      return `Se retiró sola del sitio en su fecha${tellDraft(who)}`;
    case 'program':
      return 'La retiró del sitio el sistema';
  }
}

// Nobody knows who set the date: it is a field of the draft like others.
function tellDraft(who: string | null): string {
  return who ? `; el borrador lo guardó ${who}` : '';
}

/** What happened to the entry, and who did it. */
export function tellVersion(version: Told): string {
  switch (version.action) {
    case 'publish':
      return tellPublished(version);
    case 'unpublish':
      return tellTakenOff(version);
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
