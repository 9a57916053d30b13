import { textOf } from '../../../content-model/entry';
import { fieldCheck } from './publish-check';

const MIN_OPTIONS = 2;

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Rejects a form whose additional question or document, which staff chose, is missing. */
export const formCheck = fieldCheck(({ name, value, siblings, place }) => {
  if (name === 'extraKind' && value !== 'ninguno') {
    if (textOf(siblings.extraLabel).trim() === '') {
      return `«${place}»: falta el texto de la pregunta; escríbelo o elige «Ninguna».`;
    }
    return value === 'opciones' && countOf(siblings.extraOptions) < MIN_OPTIONS
      ? `«${place}»: la pregunta necesita al menos ${MIN_OPTIONS} opciones.`
      : undefined;
  }
  if (name === 'afterSending' && value === 'descarga' && !siblings.download) {
    return `«${place}»: falta el documento que se descarga.`;
  }
  return undefined;
});
