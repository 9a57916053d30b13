import { foldText } from '../../../../contracts/fold-text';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import type { EditedEntry } from './edited-entry';

const HOME = 'api::home-page.home-page';

function slideWarnings({ uid, values }: EditedEntry): string[] {
  const { slides } = values;
  if (uid !== HOME || (Array.isArray(slides) && slides.length > 0)) return [];
  return ['«Láminas» está vacío: la página de inicio se verá sin su portada.'];
}

/** Warns about hours that close before they open: the site reads them as ending the next day. */
function hoursWarnings(fields: readonly EntryField[]): string[] {
  return fields.flatMap(({ owner, name, value, siblings, place }) => {
    if (owner !== 'components.shared.business-hours' || name !== 'closes') return [];
    const [opens, closes] = [textOf(siblings.opens), textOf(value)];
    if (opens === '' || closes === '' || closes > opens) return [];
    return [
      `«${place}»: abre a las ${opens} y cierra a las ${closes}, o sea, hasta el día siguiente. ¿Es correcto?`,
    ];
  });
}

function duplicateNameWarnings({ values, documentId, others }: EditedEntry): string[] {
  const name = textOf(values.name ?? values.title);
  const isSame = (other: string) => foldText(other) === foldText(name);
  const duplicate = others?.find((other) => other.documentId !== documentId && isSame(other.name));
  if (name === '' || !duplicate) return [];
  return [`Ya hay otra entrada que se llama «${duplicate.name}». Si es la misma, edita esa.`];
}

/** Warns about content that is valid but probably a mistake. */
export function contentWarnings(entry: EditedEntry, fields: readonly EntryField[]): string[] {
  return [...slideWarnings(entry), ...hoursWarnings(fields), ...duplicateNameWarnings(entry)];
}
