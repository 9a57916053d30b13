import type { Core } from '@strapi/strapi';

import { findSingle } from '../content-model/find-single';
import { isPublicType } from '../content-model/public-types';
import { VERSION_UID, entryColumns } from '../content-model/version-row';
import { createVersionRecorder } from '../features/history/server/version-recorder';
import { findEntryFaults } from '../features/integrity/server/find-entry-faults';
import { documentsOf } from '../platform/strapi/documents-of';
import { listContentTypes } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';

/**
 * Repairs data of older versions: removes second documents of single types, whose content becomes
 * versions of the first document, and removes unpublish dates of single types. A type whose rows do not
 * belong together is left for «Reparar contenido»: its second document may be the draft of the first.
 */
export async function provisionSingleTypes(strapi: Core.Strapi): Promise<void> {
  const recorder = createVersionRecorder(strapi);
  const types = listContentTypes(strapi).filter(
    ({ uid, kind }) => kind === 'singleType' && uid.startsWith('api::'),
  );
  const faults = await findEntryFaults(strapi, strapi.db.connection);
  const damaged = new Set(faults.map(({ uid }) => uid));
  for (const type of types) {
    const { uid } = type;
    if (damaged.has(uid)) continue;
    const [first, ...others] = await findSingle(strapi, uid);
    if (first === undefined) continue;
    for (const documentId of others) {
      await strapi.db.transaction(async () => {
        const second = { uid, documentId };
        if (isPublicType(type)) {
          await recorder.recordBaseline(second);
          await recorder.recordDraft(second);
        }
        const { entryId } = entryColumns({ uid, documentId: first });
        await query(strapi, VERSION_UID).updateMany({
          where: entryColumns(second),
          data: { entryId },
        });
        await documentsOf(strapi, uid).delete({ documentId });
      });
      strapi.log.warn(`Removed a second document of ${uid}: ${documentId}; kept ${first}`);
    }
    if (!isPublicType(type)) continue;
    await query(strapi, uid).updateMany({
      where: { unpublishAt: { $notNull: true } },
      data: { unpublishAt: null },
    });
  }
}
