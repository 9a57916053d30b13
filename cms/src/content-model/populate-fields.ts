type Attribute = {
  type: string;
  component?: string;
  target?: string;
  required?: boolean;
  private?: boolean;
};
type Model = { attributes: Record<string, unknown> };
type Populate = { select: string[] } | { populate: PopulateMap };
export type PopulateMap = { [name: string]: Populate };

export type FieldFilter = (attribute: Attribute, name: string) => boolean;

const MEDIA_FIELDS = ['id', 'name', 'mime', 'alternativeText', 'width'];
// Relations that Strapi adds to every type.
const STRAPI_RELATIONS = new Set(['createdBy', 'updatedBy', 'localizations']);

/**
 * Returns the `populate` that reads the matching fields of a model and no others, because each
 * component costs a query. Undefined if no field matches.
 */
export function populateFields(
  getModel: (uid: string) => Model,
  uid: string,
  matches: FieldFilter,
): PopulateMap | undefined {
  const populate: PopulateMap = {};
  let hasAny = false;
  for (const [name, value] of Object.entries(getModel(uid).attributes)) {
    const attribute = value as Attribute;
    if (STRAPI_RELATIONS.has(name) || attribute.private) continue;
    if (attribute.type === 'component') {
      const inner = populateFields(getModel, attribute.component ?? '', matches);
      if (!inner) continue;
      populate[name] = { populate: inner };
      hasAny = true;
    } else if (matches(attribute, name)) {
      hasAny = true;
      if (attribute.type === 'media') populate[name] = { select: MEDIA_FIELDS };
      if (attribute.type === 'relation') populate[name] = { select: ['documentId'] };
    }
  }
  return hasAny ? populate : undefined;
}
