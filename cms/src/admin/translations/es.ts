import { esLabels } from './es-labels';
import { esShell } from './es-shell';

const fieldLabels = Object.entries(esLabels).flatMap(([owner, labels]) =>
  Object.entries(labels).map(([field, label]) => [`content-manager.${owner}.${field}`, label]),
);

/** Our Spanish texts of the panel, in the keys that Strapi looks them up by. */
export const es: Record<string, string> = { ...Object.fromEntries(fieldLabels), ...esShell };
