import type { Core } from '@strapi/strapi';

import { contentAttributes } from '../../../content-model/content-attributes';
import { isLinkField } from '../../../content-model/is-link-field';
import type { FieldFilter } from '../../../content-model/populate-for';
import type { Transaction } from '../../../platform/database/transaction';
import { modelOf } from '../../../platform/strapi/model';

type Trx = Transaction['trx'];
type Rows = ReturnType<Trx>;

/** What a field refers to: an entry by a relation, or its page by a text that contains an address. */
type Reference = { documentId: string; addresses: readonly string[] };

/** The metadata of a relation between two tables, or between a component and its owner. */
type Attribute = {
  columnName?: string;
  target?: string;
  joinTable?: {
    name: string;
    joinColumn: { name: string };
    inverseJoinColumn?: { name: string };
  };
};

const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/*
 * UPSTREAM: @strapi/database 5.54 · the metadata of tables and join tables, and the columns of those of components
 * why: a query cannot filter by the content of a dynamic zone, and reading all content takes seconds
 * test: cms/tests/api/database/usage-load.test.ts
 * until: Strapi can filter by the components of a dynamic zone
 */
function tableOf(strapi: Core.Strapi, uid: string) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  return { tableName, attributes: attributes as Record<string, Attribute> };
}

/** Narrows rows to those that meet one of the conditions; to none without conditions. */
function whereAny(rows: Rows, conditions: readonly ((rows: Rows) => void)[]): Rows {
  if (conditions.length === 0) return rows.whereRaw('1 = 0');
  return rows.where((group: Rows) => {
    for (const condition of conditions) void group.orWhere(condition);
  });
}

/**
 * Selects the ids of the rows of a type or component that have a matching reference, themselves or in a
 * component at any depth. Texts that only contain an address match too.
 */
function selectReferring(
  strapi: Core.Strapi,
  trx: Trx,
  uid: string,
  matches: FieldFilter,
  reference: Reference,
): Rows {
  const { tableName, attributes } = tableOf(strapi, uid);
  const conditions: ((rows: Rows) => void)[] = [];

  function addComponents(name: string, components: readonly string[]): void {
    const { joinTable } = attributes[name] ?? {};
    if (!joinTable) return;
    for (const component of components) {
      const parts = selectReferring(strapi, trx, component, matches, reference);
      const owners = trx(joinTable.name)
        .select('entity_id')
        .where({ field: name, component_type: component })
        .whereIn('cmp_id', parts);
      conditions.push((rows) => void rows.whereIn('id', owners));
    }
  }

  function addRelation(name: string): void {
    const { joinTable, target } = attributes[name] ?? {};
    if (!joinTable?.inverseJoinColumn || target === undefined) return;
    const targets = trx(tableOf(strapi, target).tableName)
      .select('id')
      .where({ document_id: reference.documentId });
    const owners = trx(joinTable.name)
      .select(joinTable.joinColumn.name)
      .whereIn(joinTable.inverseJoinColumn.name, targets);
    conditions.push((rows) => void rows.whereIn('id', owners));
  }

  for (const [name, attribute] of contentAttributes(modelOf(strapi, uid))) {
    if (attribute.type === 'component') addComponents(name, [attribute.component]);
    else if (attribute.type === 'dynamiczone') addComponents(name, attribute.components);
    else if (!matches(attribute, name)) continue;
    else if (attribute.type === 'relation') addRelation(name);
    else if (isLinkField(attribute, name)) {
      for (const address of reference.addresses) {
        conditions.push(
          (rows) =>
            void rows.whereRaw("cast(?? as text) like ? escape '\\'", [
              attributes[name]?.columnName ?? name,
              likePattern(address),
            ]),
        );
      }
    }
  }
  const rows: Rows = trx(tableName);
  return whereAny(rows, conditions).select('id');
}

/** Returns the ids of the drafts and published versions of a type that may have a matching reference. */
export async function findReferringRows(
  strapi: Core.Strapi,
  uid: string,
  matches: FieldFilter,
  reference: Reference,
): Promise<number[]> {
  return strapi.db.transaction(async ({ trx }: Transaction) => {
    const rows: unknown = await selectReferring(strapi, trx, uid, matches, reference);
    return (rows as { id: number }[]).map(({ id }) => id);
  });
}
