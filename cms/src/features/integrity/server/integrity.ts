import type { Core } from '@strapi/strapi';

import {
  INTEGRITY_ADVICE,
  INTEGRITY_LABELS,
  type IntegrityFault,
} from '../../../../contracts/integrity';
import { runInSequence } from '../../../platform/database/advisory-locks';
import { createDocumentId } from '../../../platform/database/document-id';
import type { Transaction } from '../../../platform/database/transaction';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { query } from '../../../platform/strapi/query';
import { type EntryFault, findEntryFaults } from './find-entry-faults';
import { describeUnsafeTables, findUnsafeTables, repairUnsafeTable } from './unsafe-ids';

const toFault = ({ kind, uid, name, documentId }: IntegrityFault): IntegrityFault => ({
  ...{ kind, uid, name, documentId },
});

/** Finds what no correct program stores. Reads indexes only, unless something is wrong. */
export async function findIntegrityFaults(strapi: Core.Strapi): Promise<IntegrityFault[]> {
  const { connection } = strapi.db;
  const tables = await findUnsafeTables(strapi, connection);
  const entries = await findEntryFaults(strapi, connection);
  return [...(await describeUnsafeTables(strapi, connection, tables)), ...entries.map(toFault)];
}

async function repairEntry(strapi: Core.Strapi, fault: EntryFault): Promise<void> {
  const { uid, documentId, movedId, surplusIds = [] } = fault;
  // `updateMany` does not change `updatedAt`: the content of the entry did not change.
  const setDocument = (id: number, to: string) =>
    query(strapi, uid).updateMany({ where: { id }, data: { documentId: to } });
  const discardDraft = (id: string) => documentsOf(strapi, uid).discardDraft({ documentId: id });
  if (movedId !== undefined) await setDocument(movedId, documentId);
  if (fault.kind === 'live-without-draft') await discardDraft(documentId);
  // Surplus rows become drafts of their own, for staff to compare and delete.
  for (const id of surplusIds) {
    const own = createDocumentId();
    await setDocument(id, own);
    if (fault.kind !== 'two-live') continue;
    await discardDraft(own);
    await query(strapi, uid).delete({ where: { id } });
  }
}

/** Repairs all faults without losing content, in one transaction. @returns what was repaired */
export async function repairIntegrity(strapi: Core.Strapi): Promise<IntegrityFault[]> {
  const repaired = await runInSequence(strapi, 'integrity', () =>
    strapi.db.transaction(async ({ trx }: Transaction) => {
      const tables = await findUnsafeTables(strapi, trx);
      const unsafe = await describeUnsafeTables(strapi, trx, tables);
      for (const table of tables) await repairUnsafeTable(strapi, trx, table);
      const faults = await findEntryFaults(strapi, trx);
      for (const fault of faults) await repairEntry(strapi, fault);
      return [...unsafe, ...faults.map(toFault)];
    }),
  );
  for (const { kind, uid, documentId } of repaired) {
    strapi.log.warn(`Repaired ${kind} of ${uid} ${documentId ?? ''}`);
  }
  return repaired;
}

/** Logs all faults, at the start, which a failure of the check does not prevent. */
export async function reportIntegrityFaults(strapi: Core.Strapi): Promise<void> {
  const faults = await findIntegrityFaults(strapi).catch((error: unknown) => {
    strapi.log.error(`The integrity of the content could not be checked: ${String(error)}`);
    return [];
  });
  for (const { kind, uid, name, documentId } of faults) {
    strapi.log.error(
      `Integrity: ${kind}: ${name} (${uid} ${documentId ?? ''}): ${INTEGRITY_LABELS[kind]}. ${INTEGRITY_ADVICE}`,
    );
  }
}
