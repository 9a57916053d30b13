import { isRecord } from '../../../contracts/is-record';
import { esLabels } from './es-labels';

type GetModel = (uid: string) => { attributes: Record<string, unknown> } | undefined;

/**
 * Formats a field path with labels: `Láminas 2 › Imagen`. Returns undefined when it is not a form field.
 * Follows a path of an error, without an entry to walk.
 * @param path path in Strapi's validation errors
 */
export function formatFieldPath(
  getModel: GetModel,
  uid: string,
  path: readonly unknown[],
): string | undefined {
  const names: string[] = [];
  let owner = `content-types.${uid}`;
  let model = getModel(uid);
  for (const segment of path.map(String)) {
    const last = names.length - 1;
    if (/^\d+$/.test(segment)) {
      names[last] = `${names[last]} ${Number(segment) + 1}`;
      continue;
    }
    const label = esLabels[owner]?.[segment];
    if (label === undefined) return undefined;
    names.push(label);
    const attribute = model?.attributes[segment];
    const component = isRecord(attribute) ? attribute.component : undefined;
    if (typeof component === 'string') {
      owner = `components.${component}`;
      model = getModel(component);
    }
  }
  return names.length > 0 ? names.join(' › ') : undefined;
}
