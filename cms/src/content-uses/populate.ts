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

/** Which fields somebody asks for, by their attribute and name. */
export type Wanted = (attribute: Attribute, name: string) => boolean;

const MEDIA_FIELDS = ['id', 'name', 'mime', 'alternativeText', 'width'];
// Relations that Strapi adds to every type.
const NOISE = new Set(['createdBy', 'updatedBy', 'localizations']);

/**
 * What to populate of a model so that every wanted field is there, and nothing else: each component
 * costs a query. Undefined when the model has none of them.
 */
export function populateWanted(
  getModel: (uid: string) => Model,
  uid: string,
  isWanted: Wanted,
): PopulateMap | undefined {
  const populate: PopulateMap = {};
  let hasAny = false;
  for (const [name, value] of Object.entries(getModel(uid).attributes)) {
    const attribute = value as Attribute;
    if (NOISE.has(name) || attribute.private) continue;
    if (attribute.type === 'component') {
      const inner = populateWanted(getModel, attribute.component ?? '', isWanted);
      if (!inner) continue;
      populate[name] = { populate: inner };
      hasAny = true;
    } else if (isWanted(attribute, name)) {
      hasAny = true;
      if (attribute.type === 'media') populate[name] = { select: MEDIA_FIELDS };
      if (attribute.type === 'relation') populate[name] = { select: ['documentId'] };
    }
  }
  return hasAny ? populate : undefined;
}
