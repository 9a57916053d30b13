import { SCHEDULE_LABELS } from '../../../contracts/scheduling';
import { esLabels } from './es-labels';
import { esShell } from './es-shell';

const OWN_FIELDS = {
  id: 'Id',
  documentId: 'Id del documento',
  createdAt: 'Creado',
  createdBy: 'Creado por',
  updatedAt: 'Actualizado',
  updatedBy: 'Actualizado por',
  publishedAt: 'Publicado',
  ...SCHEDULE_LABELS,
};

const fieldLabels = Object.entries(esLabels).flatMap(([owner, labels]) =>
  Object.entries({ ...OWN_FIELDS, ...labels }).map(([field, label]) => [
    `content-manager.${owner}.${field}`,
    label,
  ]),
);

/** Our Spanish texts of the panel, in the keys that Strapi looks them up by. */
export const es: Record<string, string> = { ...Object.fromEntries(fieldLabels), ...esShell };
