import { populateFor } from '../../cms/src/content-model/populate-for.ts';
import type { Schemas } from '../../cms/src/content-model/read-schemas.ts';
import { usedAttributes } from './site-overrides.ts';

/** `on`: by the component of a part of a dynamic zone. */
type Populate = true | { populate: PopulateMap } | { on: PopulateMap };
type PopulateMap = { [name: string]: Populate };
type StrapiType = { singularName: string; queryParams: { populate: PopulateMap } };

const ALL_FIELDS = { media: {}, relation: () => ({}) };

/** Replaces empty objects by `true`, because a query string omits them. */
function toQuery(map: object): PopulateMap {
  const entries = Object.entries(map).map(([name, value]): [string, Populate] => {
    const { populate = {}, on } = value as { populate?: object; on?: object };
    if (on) return [name, { on: toQuery(on) }];
    const isLeaf = Object.keys(populate).length === 0;
    return [name, isLeaf ? true : { populate: toQuery(populate) }];
  });
  return Object.fromEntries(entries);
}

/** Returns the options of gatsby-source-strapi that read types with all their components and media. */
export function strapiTypes(types: Schemas, components: Schemas): StrapiType[] {
  const attributesOf = (uid: string) =>
    usedAttributes(uid, types[uid] ?? components[uid] ?? { attributes: {} });
  return Object.keys(types).map((uid) => ({
    singularName: uid.replace(/^.*\./, ''),
    queryParams: { populate: toQuery(populateFor(attributesOf, uid, ALL_FIELDS)) },
  }));
}
