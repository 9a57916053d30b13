import type { Core } from '@strapi/strapi';

import {
  LEAD_IMPORT_LIMITS,
  LEAD_IMPORT_MESSAGES as MESSAGES,
  type LeadImport,
  type LeadImportRequest,
} from '../../../contracts/enquiry-import';
import { toResultColumns } from '../../../contracts/enquiry-result';
import { queueCreatedEnquiries } from '../../integrations/queue-events';
import { runInSequence } from '../../platform/database/advisory-locks';
import { createDocumentId } from '../../platform/database/document-id';
import { conflict } from '../../platform/http/errors';
import { query } from '../../platform/strapi/query';
import type { Caller } from '../caller';
import { completeNewEnquiry } from '../complete-new-enquiry';
import { deriveColumns } from '../derive-columns';
import { enquiryRows } from '../enquiry-rows';
import { createFolio } from '../folio';
import { readResponseTarget, type ResponseTarget } from '../response-target';
import { planLeads, type PlannedLead } from './plan-leads';
import type { Lead } from './read-lead';

type Request = LeadImportRequest['data'];

export const IMPORT_UID = 'api::enquiry.enquiry-import';
type ImportRow = Omit<LeadImport, 'documentId'> & { id: number; importId: string };
export const importRows = (strapi: Core.Strapi) => query<ImportRow>(strapi, IMPORT_UID);

/** Rows per statement: SQLite accepts at most 32,766 values in each. */
const BATCH = 100;
const VISITOR = 'visitante';

/** Prefix of the idempotency keys of an import's enquiries, by which an undo finds them. */
export const importKey = (importId: string) => `import-${importId}-`;

const toImport = ({
  importId,
  file,
  author,
  createdAt,
  count,
  undoneAt,
}: ImportRow): LeadImport => ({
  ...{ documentId: importId, file, author, count },
  createdAt: new Date(createdAt).toISOString(),
  undoneAt: undoneAt && new Date(undoneAt).toISOString(),
});

/** Returns folios that no enquiry has: among thousands of rows, one that is taken is likely after some years. */
async function chooseFolios(strapi: Core.Strapi, count: number): Promise<string[]> {
  const chosen = new Set<string>();
  while (chosen.size < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - chosen.size) }, () => createFolio());
    const taken = await enquiryRows(strapi).findMany({
      select: ['folio'],
      where: { folio: { $in: batch } },
    });
    const isTaken = new Set(taken.map(({ folio }) => folio));
    for (const folio of batch) if (!isTaken.has(folio)) chosen.add(folio);
  }
  return [...chosen];
}

/** Returns the row of an enquiry, which arrived on the date in the file, else now, and is imported now. */
function toRow(
  { number, arrivedAt, problems: _problems, hash, ...fields }: Lead,
  { id, channel, isAnswered }: Request,
  { name: who }: Caller,
  now: Date,
  target: ResponseTarget,
  folio: string,
) {
  const status = isAnswered ? ('contactado' as const) : ('nuevo' as const);
  const when = now.toISOString();
  const arrival = (arrivedAt ?? now).toISOString();
  const row = {
    ...completeNewEnquiry({
      ...{ ...fields, type: 'consulta' as const, status, folio },
      history: [
        { event: 'created', who: VISITOR, when: arrival, from: null, to: status },
        { event: 'imported', who, when },
      ],
    }),
    ...toResultColumns(),
    ...{ firstReplyAt: null, ownerId: null, channel, requestHash: hash },
    ...{ documentId: createDocumentId(), idempotencyKey: `${importKey(id)}${number}` },
    ...{ publishedAt: now, updatedAt: now },
  };
  return { ...row, ...deriveColumns(row, target) };
}

function refuse(planned: readonly PlannedLead[]) {
  const errors = planned.flatMap(({ lead: { number, problems } }) =>
    problems.map(({ column, message }) => ({
      path: [String(number), ...(column === null ? [] : [column])],
      message,
    })),
  );
  return conflict(MESSAGES.nothing, { errors });
}

/**
 * Stores all rows of an import, with their webhooks, in one transaction; a repeated request returns the first
 * import. Their senders get no mails: they did not write to the site.
 * @throws HttpError 409 with the reasons of each refused row; then none is stored
 */
export async function storeLeads(
  strapi: Core.Strapi,
  request: Request,
  caller: Caller,
): Promise<LeadImport> {
  const target = await readResponseTarget(strapi);
  return runInSequence(strapi, 'enquiryImports', async () => {
    const earlier = await importRows(strapi).findOne({ where: { importId: request.id } });
    if (earlier) return toImport(earlier);
    const planned = await planLeads(strapi, request);
    const refused = planned.filter(({ lead }) => lead.problems.length > 0);
    if (refused.length > 0) throw refuse(refused);
    const now = new Date();
    const folios = await chooseFolios(strapi, planned.length);
    const rows = planned.map(({ lead }, index) =>
      toRow(lead, request, caller, now, target, folios[index] ?? ''),
    );
    for (let start = 0; start < rows.length; start += BATCH) {
      await enquiryRows(strapi).createMany({ data: rows.slice(start, start + BATCH) });
    }
    await queueCreatedEnquiries(strapi, rows);
    const { id: importId, file } = request;
    const row = await importRows(strapi).create({
      data: { importId, file, author: caller.name, count: rows.length, createdAt: now },
    });
    return toImport(row);
  });
}

/** Returns the last imports, the newest first. */
export async function listImports(strapi: Core.Strapi): Promise<LeadImport[]> {
  const rows = await importRows(strapi).findMany({
    orderBy: { id: 'desc' },
    limit: LEAD_IMPORT_LIMITS.listed,
  });
  return rows.map(toImport);
}
