import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';
import { api } from '#src/admin/lib/api-client.ts';

/** Sets the text that stands for a picture; '' for one that is decoration. */
export function describePicture(id: number, alternativeText: string): Promise<PictureRef> {
  return api.post<PictureRef>('/upload', { fileInfo: { alternativeText } }, { query: { id } });
}
