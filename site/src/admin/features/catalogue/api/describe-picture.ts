import { api } from '#src/admin/lib/api.ts';
import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';

/** Sets the alternative text of a picture in the media library. */
export function describePicture(id: number, alternativeText: string): Promise<PictureRef> {
  return api.post<PictureRef>('/upload', { fileInfo: { alternativeText } }, { query: { id } });
}
