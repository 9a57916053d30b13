import type { Core } from '@strapi/strapi';

import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_MESSAGES } from '../../../../contracts/catalogue';
import type { FieldProblem } from '../../../../contracts/error';
import { isRecord } from '../../../../contracts/is-record';
import { isSlugTaken } from '../../../content-model/is-slug-taken';
import { lockEntry } from '../../../content-model/lock-entry';
import { runInSequence } from '../../../platform/database/advisory-locks';
import { conflict, notFound } from '../../../platform/http/errors';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { uidServiceOf } from '../../../platform/strapi/uid-service';
import { PRODUCT_UID } from './change-product';
import { toInput, type Kind, type Values } from './kind';
import { createCatalogueList } from './list';
import { type Change, readEntry } from './read-change';

type Query = { status?: string; filters?: object } & Values;
/** The methods of Strapi's core service that are used here. */
type CoreService = {
  find(query: object): Promise<{ results: Values[]; pagination: { total: number } }>;
  findOne(documentId: string, query: object): Promise<Values | null>;
};

type Status = 'draft' | 'published';

/** Returns the publish checks of severity `warning` for a draft. */
type ReadWarnings = (strapi: Core.Strapi, uid: Kind['uid'], id: unknown) => Promise<string[]>;

/** Services have their price as a text. */
const sortsByAmount = ({ uid }: Kind, { sort }: Query): boolean =>
  uid === PRODUCT_UID && String([sort].flat()[0]).startsWith('price');

const DEFAULT_PAGE_SIZE = 25;

/**
 * Returns a page in the order of prices, with the products without one last in both directions: SQLite
 * sorts them as the lowest amount, PostgreSQL as the highest.
 */
async function findByPrice(find: (more: Query) => ReturnType<CoreService['find']>, query: Query) {
  const pagination = isRecord(query.pagination) ? query.pagination : {};
  const page = Number(pagination.page ?? 1);
  const pageSize = Number(pagination.pageSize ?? DEFAULT_PAGE_SIZE);
  const start = (page - 1) * pageSize;
  const priced = await find({
    filters: { price: { $notNull: true } },
    pagination: { start, limit: pageSize },
  });
  const rest = pageSize - priced.results.length;
  const open = await find({
    filters: { price: { $null: true } },
    pagination: { start: Math.max(0, start - priced.pagination.total), limit: Math.max(rest, 1) },
  });
  const total = priced.pagination.total + open.pagination.total;
  return {
    results: [...priced.results, ...open.results.slice(0, rest)],
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

/** Creates the service of one catalogue type for the dashboard. */
export function createCatalogueService(
  strapi: Core.Strapi,
  kind: Kind,
  readWarnings: ReadWarnings,
) {
  const { uid, populate } = kind;
  const documents = () => documentsOf(strapi, uid);
  const core = () => serviceOf<CoreService>(strapi, uid);
  const lists = createCatalogueList(strapi, kind);

  /** Generates a slug like the CMS panel. */
  function makeSlug(name: string): Promise<string> {
    return uidServiceOf(strapi).generateUIDField({
      contentTypeUID: uid,
      field: 'slug',
      data: { name },
    });
  }

  const findDraft = (documentId: string): Promise<Values | null> =>
    query(strapi, uid).findOne({ where: { documentId, publishedAt: null }, populate });

  async function readDraft(documentId: string): Promise<Values> {
    const draft = await findDraft(documentId);
    if (!draft) throw notFound(kind.notFound);
    return draft;
  }

  async function describe(draft: Values): Promise<Values> {
    const [entry] = await lists.withState([draft]);
    return { ...entry, warnings: await readWarnings(strapi, uid, draft.documentId) };
  }

  const problemFinder = (documentId?: string) => async (values: Values) => {
    const problems: FieldProblem[] = (await kind.findProblems?.(strapi, values)) ?? [];
    const { image, slug } = values;
    const picture =
      typeof image === 'number' &&
      (await query(strapi, 'plugin::upload.file').findOne({ where: { id: image } }));
    if (image && !(picture && String(picture.mime).startsWith('image/'))) {
      problems.push({ path: ['image'], message: CATALOGUE_FIELD_MESSAGES.image });
    }
    if (typeof slug === 'string' && (await isSlugTaken(strapi, uid, slug, documentId))) {
      problems.push({ path: ['slug'], message: CATALOGUE_FIELD_MESSAGES.slugTaken });
    }
    return problems;
  };

  /**
   * Creates an entry from the fields of its form and `others`, which are not validated here, and returns
   * its `documentId`.
   */
  function insert(sent: Values, status: Status, others: Values = {}): Promise<string> {
    // `sequenceSlugs` only covers the creation: the slug is generated here, before it.
    return runInSequence(strapi, 'slugs', async () => {
      const values = await readEntry(kind, sent, false, problemFinder());
      const slug = values.slug ?? (await makeSlug(String(values.name)));
      const data = { ...others, ...values, slug };
      return (await documents().create({ data, status })).documentId;
    });
  }

  /** Runs `work` in a transaction while the entry is locked. */
  async function withLockedDraft(
    documentId: string,
    work: (draft: Values) => Promise<unknown>,
  ): Promise<Values> {
    await strapi.db.transaction(async () => {
      await lockEntry(strapi, { uid, documentId });
      await work(await readDraft(documentId));
    });
    return describe(await readDraft(documentId));
  }

  return {
    async list({ filters, ...query }: Query, search: string) {
      const isDraft = query.status === 'draft';
      const found = search ? { documentId: { $in: await lists.search(search, isDraft) } } : {};
      const find = (more: Query) =>
        core().find({
          populate,
          ...query,
          ...more,
          filters: { $and: [filters ?? {}, found, more.filters ?? {}] },
        });
      const page = sortsByAmount(kind, query) ? await findByPrice(find, query) : await find({});
      return isDraft ? { ...page, results: await lists.withState(page.results) } : page;
    },

    async read(documentId: string, query: Query) {
      const entry = await core().findOne(documentId, { populate, ...query });
      if (!entry) throw notFound(kind.notFound);
      return query.status === 'draft' ? describe(entry) : entry;
    },

    /** Creates an entry and publishes it, unless `status` is draft. */
    async add({ sent }: Change, status: Status) {
      return describe(await readDraft(await insert(sent, status)));
    },

    insert,

    /** Validates some fields of an entry like its form. @throws HttpError */
    validate(documentId: string, sent: Values): Promise<Values> {
      return readEntry(kind, sent, true, problemFinder(documentId));
    },

    change(documentId: string, { sent, seenAt }: Change, status: Status) {
      return withLockedDraft(documentId, async (draft) => {
        const storedAt = new Date(String(draft.updatedAt));
        if (seenAt && seenAt.getTime() !== storedAt.getTime()) {
          throw conflict(CATALOGUE_MESSAGES.stale);
        }
        const isPublished = status === 'published';
        const input = isPublished ? { ...toInput(kind, draft), ...sent } : sent;
        const data = await readEntry(kind, input, !isPublished, problemFinder(documentId));
        // Clears the panel user of an earlier change: this one comes from the dashboard.
        await documents().update({ documentId, data: { ...data, updatedBy: null }, status });
      });
    },

    publish(documentId: string) {
      return withLockedDraft(documentId, async (draft) => {
        await readEntry(kind, toInput(kind, draft), false, problemFinder(documentId));
        await documents().publish({ documentId });
      });
    },

    unpublish(documentId: string) {
      return withLockedDraft(documentId, () => documents().unpublish({ documentId }));
    },

    async remove(documentId: string): Promise<void> {
      await readDraft(documentId);
      await documents().delete({ documentId });
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
