import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../../contracts/enquiry';
import {
  LEAD_IMPORT_MESSAGES as MESSAGES,
  type LeadDuplicate,
  type LeadImportRequest,
  type LeadPreview,
} from '../../../contracts/enquiry-import';
import { query } from '../../platform/strapi/query';
import { contactOf, type Lead, readLead } from './read-lead';

type Request = LeadImportRequest['data'];
export type PlannedLead = Pick<LeadPreview, 'outcome' | 'duplicateOf'> & { lead: Lead };

type Stored = {
  folio: string | null;
  documentId: string;
  emailKey: string | null;
  phone: string | null;
  requestHash: string | null;
};

const BATCH = 200;

const keysOf = ({ email, phone }: Lead): string[] =>
  [email?.toLowerCase(), phone].filter((key): key is string => typeof key === 'string');

/** Returns the stored enquiries with the contacts of the leads, by e-mail address and telephone number. */
async function findStored(strapi: Core.Strapi, leads: readonly Lead[]) {
  const byKey = new Map<string, Stored[]>();
  const keys = [...new Set(leads.flatMap(keysOf))];
  for (let start = 0; start < keys.length; start += BATCH) {
    const part = keys.slice(start, start + BATCH);
    const rows = await query<Stored>(strapi, ENQUIRY_UID).findMany({
      select: ['folio', 'documentId', 'emailKey', 'phone', 'requestHash'],
      where: { $or: [{ emailKey: { $in: part } }, { phone: { $in: part } }] },
      orderBy: { id: 'desc' },
    });
    for (const row of rows) {
      for (const key of [row.emailKey, row.phone]) {
        if (key) byKey.set(key, [...(byKey.get(key) ?? []), row]);
      }
    }
  }
  return byKey;
}

/** Returns what each row of an import would become. */
export async function planLeads(strapi: Core.Strapi, request: Request): Promise<PlannedLead[]> {
  const leads = request.rows.map((row) => readLead(row, request));
  const stored = await findStored(strapi, leads);
  const rows = new Map<string, number>();
  const hashes = new Set<string>();

  return leads.map((lead): PlannedLead => {
    if (lead.problems.length > 0) return { lead, outcome: 'refused', duplicateOf: null };
    const keys = keysOf(lead);
    const same = keys.flatMap((key) => stored.get(key) ?? []);
    const known = same.find(({ requestHash }) => requestHash === lead.hash);
    const isRepeated = hashes.has(lead.hash);
    hashes.add(lead.hash);
    const [earlier] = keys.flatMap((key) => rows.get(key) ?? []);
    for (const key of keys) if (!rows.has(key)) rows.set(key, lead.number);
    const first = known ?? same[0];
    const duplicateOf: LeadDuplicate | null = first
      ? { folio: first.folio ?? '', documentId: first.documentId }
      : earlier !== undefined
        ? { row: earlier }
        : null;
    if (known || isRepeated) {
      const problems = [{ column: null, message: MESSAGES.known }];
      return { lead: { ...lead, problems }, outcome: 'known', duplicateOf };
    }
    return { lead, outcome: duplicateOf ? 'duplicate' : 'new', duplicateOf };
  });
}

/** Returns a planned row as the preview shows it. */
export const toPreview = ({ lead, outcome, duplicateOf }: PlannedLead): LeadPreview => ({
  ...{ number: lead.number, outcome, duplicateOf, name: lead.name, contact: contactOf(lead) },
  arrivedAt: lead.arrivedAt?.toISOString() ?? null,
  problems: lead.problems,
});
