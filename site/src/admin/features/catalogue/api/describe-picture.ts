import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';
import { api } from '#src/admin/lib/api-client.ts';

/** Sets the text that stands for a picture; '' for one that is decoration. */
export function describePicture(id: number, alternativeText: string): Promise<PictureRef> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ alternativeText }));
  return api.upload<PictureRef>('/upload', form, { query: { id } });
}
