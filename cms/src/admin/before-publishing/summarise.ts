import type { Findings } from './find-warnings';

/** Whether it is known where links may lead. */
export type LinksState = 'asking' | 'known' | 'unknown';

type Summary = { variant: 'danger' | 'warning' | 'secondary' | 'success'; text: string };

export const LINKS_UNKNOWN = 'No pudimos revisar los enlaces. Recarga la página.';

const points = (count: number) => (count === 1 ? 'un punto' : `${count} puntos`);

export function stateOf(pages: unknown, hasFailed: boolean): LinksState {
  if (hasFailed) return 'unknown';
  return pages === undefined ? 'asking' : 'known';
}

/** What comes of all findings, in one sentence; never that all is well before everything is known. */
export function summarise({ missing, problems, warnings }: Findings, links: LinksState): Summary {
  const required = missing.length === 1 ? 'un campo' : `${missing.length} campos`;
  const refusals = [
    ...(missing.length > 0 ? [`llena ${required}`] : []),
    ...(problems.length > 0 ? [`corrige ${points(problems.length)}`] : []),
  ];
  if (refusals.length > 0) {
    return { variant: 'danger', text: `No se puede publicar: ${refusals.join(' y ')}` };
  }
  if (links === 'asking') return { variant: 'secondary', text: 'Revisando…' };
  const count = warnings.length + (links === 'unknown' ? 1 : 0);
  if (count === 0) return { variant: 'success', text: 'Todo en orden' };
  return { variant: 'warning', text: `Revisa ${points(count)}` };
}
