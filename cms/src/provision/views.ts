import { isDeepStrictEqual } from 'node:util';

import type { Core } from '@strapi/strapi';

import { buildConfiguration } from '../content-model/views/build-configuration';
import type { Configuration } from '../content-model/views/configuration';
import type { View, Views } from '../content-model/views/view';
import { COMPONENT_VIEWS, TYPE_VIEWS } from '../content-model/views/views';
import { modelOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { parseJson } from '../platform/values/parse-json';

// Key prefix of the content manager's rows in Strapi's settings; a UID follows.
//
// UPSTREAM: @strapi/content-manager 5.54 · its rows in the table of Strapi's store
// why: labels, help and layout of forms and lists can be set in the panel only
// test: cms/tests/api/panel.test.ts, cms/src/content-model/views/__tests__/views.test.ts
// until: views are part of the schemas
const PREFIX = 'plugin_content_manager_configuration_';
const STORE = 'strapi::core-store';

type Attribute = { type: string; target?: string };
type Model = { attributes: Record<string, Attribute> };
type Owner = { key: string; view: View; model: Model };
type Row = { id: number; key: string; value: string };

function listOwners(strapi: Core.Strapi): Owner[] {
  const ownersOf = (prefix: string, views: Views) =>
    Object.entries(views).map(([uid, view]) => {
      return { key: `${prefix}::${uid}`, view, model: modelOf(strapi, uid) };
    });
  return [...ownersOf('content_types', TYPE_VIEWS), ...ownersOf('components', COMPONENT_VIEWS)];
}

/**
 * Returns the stored configuration with ours in its place. Fields keep what ours does not say, such as
 * whether they can be searched; a list without columns of ours keeps Strapi's.
 */
function applyView(stored: Configuration, ours: Configuration): Configuration {
  const metadatas = Object.entries(stored.metadatas).map(([name, { edit, list }]) => {
    const own = ours.metadatas[name];
    return [name, { edit: { ...edit, ...own?.edit }, list: { ...list, ...own?.list } }] as const;
  });
  const { list, edit } = ours.layouts;
  return {
    settings: { ...stored.settings, ...ours.settings },
    metadatas: Object.fromEntries(metadatas),
    layouts: { list: list.length > 0 ? list : stored.layouts.list, edit },
  };
}

/**
 * Writes the views of `src/content-model/views` for every type and component: labels, help and examples of
 * fields, their layout, columns and sort order of lists. Views rearranged in the panel are replaced.
 */
export async function provisionViews(strapi: Core.Strapi): Promise<void> {
  const rows = await query<Row>(strapi, STORE).findMany({
    where: { key: { $startsWith: PREFIX } },
    select: ['id', 'key', 'value'],
  });
  const rowOf = new Map(rows.map((row) => [row.key.slice(PREFIX.length), row]));
  for (const { key, view, model } of listOwners(strapi)) {
    const row = rowOf.get(key);
    if (!row) continue;
    const stored = parseJson<Configuration>(row.value);
    const targetOf = (field: string) => TYPE_VIEWS[model.attributes[field]?.target ?? ''];
    const ours = buildConfiguration(view, Object.keys(stored.metadatas), targetOf);
    const value = JSON.stringify({ ...stored, ...applyView(stored, ours) });
    if (isDeepStrictEqual(JSON.parse(value), stored)) continue;
    await query(strapi, STORE).update({ where: { id: row.id }, data: { value } });
  }
}
