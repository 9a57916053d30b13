import type { Core, UID } from '@strapi/strapi';

import { VERSION_UID, versionsOf } from '../history/version-row';
import { createRecorder } from '../history/record-version';
import { findSingle } from '../lib/find-single';
import { isPublicType } from '../lib/public-types';

type Documents = { delete(params: { documentId: string }): Promise<unknown> };

/**
 * Repairs what older versions allowed: removes second documents of single types, whose published
 * content becomes a version in the history of the first, and dates on which a page would be taken
 * off the site.
 */
export async function provisionSingleTypes(strapi: Core.Strapi): Promise<void> {
  const recorder = createRecorder(strapi);
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid, kind }) => kind === 'singleType' && uid.startsWith('api::'),
  );
  for (const type of types) {
    const uid = type.uid as UID.ContentType;
    const [first, ...others] = await findSingle(strapi, uid);
    if (first === undefined) continue;
    for (const documentId of others) {
      await strapi.db.transaction(async () => {
        const second = { uid, documentId };
        if (isPublicType(type)) await recorder.begin(second);
        const { entryId } = versionsOf({ uid, documentId: first });
        await strapi.db
          .query(VERSION_UID)
          .updateMany({ where: versionsOf(second), data: { entryId } });
        await (strapi.documents(uid) as unknown as Documents).delete({ documentId });
      });
      strapi.log.warn(`Removed a second document of ${uid}: ${documentId}; kept ${first}`);
    }
    if (!isPublicType(type)) continue;
    await strapi.db.query(uid).updateMany({
      where: { unpublishAt: { $notNull: true } },
      data: { unpublishAt: null },
    });
  }
}
