import { isDeepStrictEqual } from 'node:util';

import type { Core } from '@strapi/strapi';

import { buildConfiguration } from '../content-model/views/build-configuration';
import type { Configuration, Written } from '../content-model/views/configuration';
import { mergeView } from '../content-model/views/merge-view';
import type { View, Views } from '../content-model/views/view';
import { COMPONENT_VIEWS, TYPE_VIEWS } from '../content-model/views/views';
import { modelOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { storeOf } from '../platform/strapi/store-of';
import { parseJson } from '../platform/values/parse-json';

// Key prefix of the content manager's rows in Strapi's settings; a UID follows.
//
// UPSTREAM: @strapi/content-manager 5.54 · its rows in the table of Strapi's store, and `field-sizes`
// why: labels, help and layout of forms and lists can be set in the panel only
// test: cms/tests/api/panel.test.ts, cms/src/content-model/views/__tests__/views.test.ts
// until: views are part of the schemas
const PREFIX = 'plugin_content_manager_configuration_';
const MEMORY = { type: 'plugin', name: 'tequiora', key: 'written_views' };
const STORE = 'strapi::core-store';

type Attribute = { type: string; target?: string };
type Model = { attributes: Record<string, Attribute> };
type Owner = { key: string; uid: string; view: View; model: Model };
type Row = { id: number; key: string; value: string };
type FieldSizes = { getFieldSize: (type: string) => { default: number } };

function listOwners(strapi: Core.Strapi): Owner[] {
  const ownersOf = (prefix: string, views: Views) =>
    Object.entries(views).map(([uid, view]) => {
      return { key: `${prefix}::${uid}`, uid, view, model: modelOf(strapi, uid) };
    });
  return [...ownersOf('content_types', TYPE_VIEWS), ...ownersOf('components', COMPONENT_VIEWS)];
}

/**
 * Applies the views of `src/content-model/views` to every type and component: labels, help and examples of fields,
 * their layout, columns and sort order of lists. Keeps what staff changed in the panel.
 */
export async function provisionViews(strapi: Core.Strapi): Promise<void> {
  const sizes: FieldSizes = strapi.plugin('content-manager').service('field-sizes');
  const memoryStore = storeOf<Record<string, Written>>(strapi, MEMORY);
  const memory = await memoryStore.get();
  const rows = await query<Row>(strapi, STORE).findMany({
    where: { key: { $startsWith: PREFIX } },
    select: ['id', 'key', 'value'],
  });
  const rowOf = new Map(rows.map((row) => [row.key.slice(PREFIX.length), row]));

  const nextMemory: Record<string, Written> = {};
  const kept: string[] = [];
  for (const { key, uid, view, model } of listOwners(strapi)) {
    const row = rowOf.get(key);
    if (!row) continue;
    const stored = parseJson<Configuration>(row.value);
    const targetOf = (field: string) => TYPE_VIEWS[model.attributes[field]?.target ?? ''];
    const desired = buildConfiguration(view, Object.keys(stored.metadatas), targetOf);
    const merged = mergeView(
      { stored, desired, before: memory?.[key] },
      (field) => sizes.getFieldSize(model.attributes[field]?.type ?? 'string').default,
    );
    nextMemory[key] = merged.written;
    if (merged.kept.length > 0) kept.push(`${uid} (${merged.kept.join(', ')})`);
    const value = JSON.stringify({ ...stored, ...merged.configuration });
    if (isDeepStrictEqual(JSON.parse(value), stored)) continue;
    await query(strapi, STORE).update({ where: { id: row.id }, data: { value } });
  }

  if (kept.length > 0) strapi.log.info(`Views left as staff changed them: ${kept.join('; ')}`);
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(nextMemory)), memory)) return;
  await memoryStore.set({ value: nextMemory });
}
