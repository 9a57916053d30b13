import { ENQUIRY_TYPE_PHRASES } from '../../../../contracts/enquiry';
import type { IncompleteEntry, NewEnquiry, WaitingDraft } from '../../../../contracts/home';
import { formatShortDateTime } from '../../../platform/panel/format-short-date-time';

const DRAFT_STATE_LABELS = {
  draft: 'Nunca publicada',
  withdrawn: 'Retirada',
  modified: 'Con cambios sin publicar',
} as const satisfies Record<WaitingDraft['state'], string>;

/** Returns 'Nunca publicada; la guardó Ana, 14:05'. */
export function formatHomeDraft({
  state,
  who,
  at,
}: Pick<WaitingDraft, 'state' | 'who' | 'at'>): string {
  return `${DRAFT_STATE_LABELS[state]}; la guardó ${who ?? 'el sistema'}, ${formatShortDateTime(at)}`;
}

const LACK_LABELS = {
  picture: 'no tiene imagen',
  description: 'no tiene descripción',
  alternativeText: 'a su imagen le falta el texto alternativo',
} as const;

/** Returns 'No tiene imagen; no tiene descripción'. */
export function formatHomeIncomplete({ lacks }: Pick<IncompleteEntry, 'lacks'>): string {
  const text = lacks.map((lack) => LACK_LABELS[lack]).join('; ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns 'Consulta sobre un producto; llegó: 14:05. La respuesta ya va tarde.'. */
export function formatHomeEnquiry({
  type,
  at,
  isOverdue,
}: Pick<NewEnquiry, 'type' | 'at' | 'isOverdue'>) {
  const what = `Consulta ${ENQUIRY_TYPE_PHRASES[type]}; llegó: ${formatShortDateTime(at)}.`;
  return isOverdue ? `${what} La respuesta ya va tarde.` : what;
}
