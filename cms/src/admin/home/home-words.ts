import type { IncompleteEntry, NewEnquiry, WaitingDraft } from '../../../contracts/home';
import { tellMoment } from '../publication/publication-words';

type Told<Entry, Keys extends keyof Entry> = Pick<Entry, Keys>;

const DRAFT_STATES = {
  draft: 'Nunca publicada',
  withdrawn: 'Retirada',
  modified: 'Con cambios sin publicar',
} as const satisfies Record<WaitingDraft['state'], string>;

/** 'Nunca publicada; la guardó Ana, 14:05' */
export function tellDraft({ state, who, at }: Told<WaitingDraft, 'state' | 'who' | 'at'>): string {
  return `${DRAFT_STATES[state]}; la guardó ${who ?? 'el sistema'}, ${tellMoment(at)}`;
}

const LACKS = {
  picture: 'no tiene imagen',
  description: 'no tiene descripción',
  alternativeText: 'a su imagen le falta el texto alternativo',
} as const;

/** 'No tiene imagen; no tiene descripción' */
export function tellLacks({ lacks }: Told<IncompleteEntry, 'lacks'>): string {
  const words = lacks.map((lack) => LACKS[lack]).join('; ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const TYPES: Record<string, string> = {
  producto: 'Sobre un producto',
  servicio: 'Sobre un servicio',
  consulta: 'Consulta general',
};

/** 'Sobre un producto; llegó a las 14:05. La respuesta ya va tarde.' */
export function tellEnquiry({
  type,
  at,
  isOverdue,
}: Told<NewEnquiry, 'type' | 'at' | 'isOverdue'>) {
  const what = `${TYPES[type] ?? type}; llegó: ${tellMoment(at)}.`;
  return isOverdue ? `${what} La respuesta ya va tarde.` : what;
}
