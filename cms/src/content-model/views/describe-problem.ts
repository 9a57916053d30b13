import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { translatePanelError } from '../../platform/http/translate-panel-error';
import { modelOf } from '../../platform/strapi/model';
import { esLabels } from './es-labels';

/**
 * Returns the Spanish message of a field problem. Messages of Strapi, which name no field, get its label
 * if the type is known.
 */
export function describeProblem(
  strapi: Core.Strapi,
  uid: string | undefined,
  status: number,
  problem: Record<string, unknown>,
): string {
  const message = String(problem.message);
  const translated = translatePanelError(status, message);
  if (uid === undefined || translated === message) return translated;
  const path: unknown[] = Array.isArray(problem.path) ? problem.path : [];
  const label = formatFieldPath((each) => modelOf(strapi, each), uid, path);
  return label === undefined ? translated : `«${label}»: ${translated}`;
}

type GetModel = (uid: string) => { attributes: Record<string, unknown> } | undefined;

/**
 * Formats a field path with labels: `Láminas 2 › Imagen`. Returns undefined when it is not a form field.
 * Follows a path of an error, without an entry to walk.
 * @param path path in Strapi's validation errors
 */
function formatFieldPath(
  getModel: GetModel,
  uid: string,
  path: readonly unknown[],
): string | undefined {
  const names: string[] = [];
  let owners = [uid];
  let prefix = 'content-types.';
  for (const segment of path.map(String)) {
    const last = names.length - 1;
    if (/^\d+$/.test(segment)) {
      names[last] = `${names[last]} ${Number(segment) + 1}`;
      continue;
    }
    // The path does not tell which component of a dynamic zone it is; they name a field alike.
    const owner = owners.find((each) => esLabels[prefix + each]?.[segment] !== undefined);
    const label = owner === undefined ? undefined : esLabels[prefix + owner]?.[segment];
    if (owner === undefined || label === undefined) return undefined;
    names.push(label);
    const attribute = getModel(owner)?.attributes[segment];
    const { component, components } = isRecord(attribute) ? attribute : {};
    const parts = [component, components].flat().filter((each) => typeof each === 'string');
    if (parts.length > 0) [owners, prefix] = [parts, 'components.'];
  }
  return names.length > 0 ? names.join(' › ') : undefined;
}
