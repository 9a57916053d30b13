import type { Core } from '@strapi/strapi';

import {
  CATALOGUE_CHANGE_MESSAGES,
  type CatalogueChange,
} from '../../../../contracts/catalogue-changes';
import {
  findColumn,
  IMPORT_KEYS,
  IMPORT_MESSAGES as MESSAGES,
  type ImportCheckResponse,
  type ImportProblem,
  type ImportRequest,
  type ImportRow,
} from '../../../../contracts/catalogue-import';
import { foldText } from '../../../../contracts/fold-text';
import { isRecord } from '../../../../contracts/is-record';
import { isRefusal } from '../../../content-model/bulk/describe-refusal';
import { runAllOrNone } from '../../../content-model/bulk/run-bulk';
import { describeProblem } from '../../../content-model/views/describe-problem';
import { conflict, invalidField } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import type { CatalogueService } from './catalogue-service';
import { changeProduct, PRODUCT_UID, type ProductRow } from './change-product';
import type { Kind, Values } from './kind';
import { planImport, type PlannedRow, type StoredCatalogue } from './plan-import';
import { type Category, PRODUCT_COLUMNS } from './product-columns';
import { recordChange, type RecordedEntry } from './recorded-changes';
import { reasonOf, tryChanges } from './try-changes';

type Request = ImportRequest['data'];

const BAD_REQUEST = 400;

/** @throws HttpError when no column identifies products, or a column is there twice */
function checkColumns(columns: readonly string[]): void {
  const known = Object.values(IMPORT_KEYS).some((title) => findColumn(columns, title) !== -1);
  if (!known) throw invalidField(['columns'], MESSAGES.unknownColumns);
  const folded = columns.map(foldText);
  const repeated = PRODUCT_COLUMNS.find(
    ({ title }) => folded.indexOf(foldText(title)) !== folded.lastIndexOf(foldText(title)),
  );
  if (repeated) throw invalidField(['columns'], MESSAGES.repeatedColumn(repeated.title));
}

async function readCatalogue(strapi: Core.Strapi): Promise<StoredCatalogue> {
  const rows = await query<ProductRow>(strapi, PRODUCT_UID).findMany({ populate: ['category'] });
  const published = new Set(
    rows.flatMap(({ documentId, publishedAt }) => (publishedAt ? [documentId] : [])),
  );
  const categories = await query<Category>(
    strapi,
    'api::product-category.product-category',
  ).findMany({ where: { publishedAt: { $notNull: true } }, orderBy: { name: 'asc' } });
  return {
    products: rows
      .filter(({ publishedAt }) => !publishedAt)
      .map((draft) => ({ ...draft, isPublished: published.has(draft.documentId) })),
    categories,
  };
}

/** Rows of new products need a key too. */
const keyOf = ({ documentId, number }: PlannedRow): string => documentId ?? `row-${number}`;

/** Returns the plan of an import, and the action of each of its rows. */
async function prepare(strapi: Core.Strapi, kind: Kind, request: Request) {
  checkColumns(request.columns);
  const plan = planImport(request, await readCatalogue(strapi));
  const byKey = new Map(plan.map((row) => [keyOf(row), row]));
  const created = new Map<string, string>();
  const service = serviceOf<CatalogueService>(strapi, kind.uid);

  const act = async (key: string) => {
    const row = byKey.get(key);
    if (!row) return;
    const { documentId, values, seenAt } = row;
    const inForm = (name: string) => Object.hasOwn(kind.schema.fields, name);
    const pick = (isPicked: (name: string) => boolean) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => isPicked(name)));
    const others = pick((name) => !inForm(name));
    if (documentId === null) {
      const status = request.isPublishing ? 'published' : 'draft';
      created.set(key, await service.insert(pick(inForm), status, others));
    } else {
      const checked = await service.validate(documentId, pick(inForm));
      const change = { documentId, values: { ...others, ...checked }, seenAt: seenAt ?? undefined };
      await changeProduct(strapi, change);
    }
  };
  const isAdding = plan.some(({ outcome }) => outcome === 'new');
  return { plan, act, created, isAdding };
}

const columnOf = (path: unknown): string | null => {
  const [field] = Array.isArray(path) ? (path as unknown[]) : [];
  return PRODUCT_COLUMNS.find((column) => column.field === field)?.title ?? null;
};

/** Returns why the CMS refuses a row, by column. */
function problemsOf(strapi: Core.Strapi, key: string, error: unknown): ImportProblem[] {
  const details = isRefusal(error) ? error.details : undefined;
  const errors = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  if (errors.length === 0)
    return [{ column: null, message: reasonOf(strapi, PRODUCT_UID, key, error) }];
  return errors.filter(isRecord).map((problem) => ({
    column: columnOf(problem.path),
    message: describeProblem(strapi, PRODUCT_UID, BAD_REQUEST, problem),
  }));
}

function toRow({ values: _values, documentId: _documentId, ...row }: PlannedRow): ImportRow {
  return row;
}

/** Returns what an import would do, with every check of the CMS, and changes nothing. */
export async function checkImport(
  strapi: Core.Strapi,
  kind: Kind,
  request: Request,
): Promise<ImportCheckResponse> {
  const { plan, act, isAdding } = await prepare(strapi, kind, request);
  const possible = plan.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const refused = await tryChanges(strapi, PRODUCT_UID, possible.map(keyOf), act, isAdding);
  const data = plan.map((row) => {
    const key = keyOf(row);
    if (!refused.has(key)) return toRow(row);
    const problems = problemsOf(strapi, key, refused.get(key));
    return toRow({ ...row, outcome: 'refused', problems });
  });
  const titles = PRODUCT_COLUMNS.map(({ title }) => title);
  const ignoredColumns = request.columns.filter(
    (column) => column !== '' && findColumn(titles, column) === -1,
  );
  return { data, meta: { ignoredColumns } };
}

/** Returns the rows that cannot be imported as the preview showed them. */
function findStale(plan: readonly PlannedRow[], { rows }: Request) {
  const seen = new Map(rows.map(({ number, seenAt }) => [number, seenAt]));
  return plan.flatMap(({ number, problems, seenAt }) => {
    if (problems.length > 0) return [{ number, problems }];
    const isSame = seen.get(number) === seenAt;
    return isSame ? [] : [{ number, problems: [{ column: null, message: MESSAGES.changedSince }] }];
  });
}

function refuse(refused: readonly { number: number; problems: ImportProblem[] }[]) {
  const errors = refused.flatMap(({ number, problems }) =>
    problems.map(({ column, message }) => ({
      path: [String(number), ...(column === null ? [] : [column])],
      message,
    })),
  );
  return conflict(MESSAGES.nothingImported, { errors });
}

/**
 * Imports all rows of a request, and records the change.
 * @throws HttpError 409 with the reasons of each refused row; then none is imported
 */
export async function importProducts(
  strapi: Core.Strapi,
  kind: Kind,
  request: Request,
  by: string,
): Promise<CatalogueChange> {
  const { plan, act, created, isAdding } = await prepare(strapi, kind, request);
  const stale = findStale(plan, request);
  if (stale.length > 0) throw refuse(stale);
  const rows = plan.filter(({ outcome }) => outcome !== 'unchanged');
  if (rows.length === 0) throw conflict(CATALOGUE_CHANGE_MESSAGES.nothingChanged);
  const before = await readValues(strapi, rows, keyOf);
  let made: CatalogueChange | undefined;
  const record = async () => {
    const idOf = (row: PlannedRow) => created.get(keyOf(row)) ?? keyOf(row);
    const after = await readValues(strapi, rows, idOf);
    const entries = rows.map((row): RecordedEntry => {
      const documentId = idOf(row);
      const recorded = { documentId, name: row.name, after: after.get(documentId) ?? {} };
      if (row.documentId) return { ...recorded, before: before.get(documentId) ?? {} };
      return { ...recorded, before: null, isPublished: request.isPublishing };
    });
    made = await recordChange(strapi, { kind: 'import', by, entries });
  };
  const { refused } = await runAllOrNone(
    strapi,
    PRODUCT_UID,
    rows.map(keyOf),
    act,
    record,
    isAdding,
  );
  if (made) return made;
  const numbers = new Map(rows.map((row) => [keyOf(row), row.number]));
  throw refuse(
    [...refused].map(([key, error]) => ({
      number: numbers.get(key) ?? 0,
      problems: problemsOf(strapi, key, error),
    })),
  );
}

/** Returns the stored values of the fields that rows change, by `documentId`. */
async function readValues(
  strapi: Core.Strapi,
  rows: readonly PlannedRow[],
  idOf: (row: PlannedRow) => string,
): Promise<Map<string, Values>> {
  const drafts = await query<ProductRow>(strapi, PRODUCT_UID).findMany({
    where: { documentId: { $in: rows.map(idOf) }, publishedAt: null },
    populate: ['category'],
  });
  const byId = new Map(drafts.map((draft) => [draft.documentId, draft]));
  return new Map(
    rows.flatMap((row) => {
      const draft = byId.get(idOf(row));
      if (!draft) return [];
      const values = Object.keys(row.values).map((name) => [name, storedValue(draft[name])]);
      return [[draft.documentId, Object.fromEntries(values) as Values] as const];
    }),
  );
}

function storedValue(value: unknown): unknown {
  if (isRecord(value) && 'documentId' in value) return value.documentId;
  return value ?? null;
}
