import { SCHEDULE_LABELS } from '../../../contracts/scheduling';
import type { Views } from './view';

/** Labels of fields that Strapi or our features add to types. */
export const ADDED_LABELS: Readonly<Record<string, string>> = {
  id: 'Id',
  documentId: 'Id de la entrada',
  createdAt: 'Creado',
  createdBy: 'Creado por',
  updatedAt: 'Actualizado',
  updatedBy: 'Actualizado por',
  publishedAt: 'Publicado',
  ...SCHEDULE_LABELS,
};

type Labels = Record<string, string>;

/** Returns the Spanish labels of all fields, by `<prefix><uid>`. */
export function listFieldLabels(prefix: string, views: Views): Record<string, Labels> {
  const labelled = Object.entries(views).map(([uid, { fields }]): [string, Labels] => {
    const own = Object.entries(fields).map(([field, [label]]): [string, string] => [field, label]);
    return [prefix + uid, Object.fromEntries(own)];
  });
  return Object.fromEntries(labelled);
}
