import type { CheckResults } from './check-edited-entry';

/** State of the list of valid link targets. */
type LinksState = 'loading' | 'known' | 'unknown';

type Summary = { variant: 'danger' | 'warning' | 'secondary' | 'success'; text: string };

export const LINKS_UNKNOWN = 'No pudimos revisar los enlaces. Recarga la página.';

const points = (count: number) => (count === 1 ? 'un punto' : `${count} puntos`);

export function linksStateOf(pages: unknown, hasFailed: boolean): LinksState {
  if (hasFailed) return 'unknown';
  return pages === undefined ? 'loading' : 'known';
}

/** Summarises the results in one sentence; reports success only when the link targets are known. */
export function summariseChecks(
  { missing, problems, warnings }: CheckResults,
  links: LinksState,
): Summary {
  const required = missing.length === 1 ? 'un campo' : `${missing.length} campos`;
  const corrections = [
    ...(missing.length > 0 ? [`llena ${required}`] : []),
    ...(problems.length > 0 ? [`corrige ${points(problems.length)}`] : []),
  ];
  if (corrections.length > 0) {
    return { variant: 'danger', text: `No se puede publicar: ${corrections.join(' y ')}` };
  }
  if (links === 'loading') return { variant: 'secondary', text: 'Revisando…' };
  const count = warnings.length + (links === 'unknown' ? 1 : 0);
  if (count === 0) return { variant: 'success', text: 'Todo en orden' };
  return { variant: 'warning', text: `Revisa ${points(count)}` };
}
