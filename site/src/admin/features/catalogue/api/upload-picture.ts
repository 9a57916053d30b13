import { api } from '#src/admin/lib/api.ts';
import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';

/** Uploads a picture to the media library. */
export async function uploadPicture(file: File, signal: AbortSignal): Promise<PictureRef> {
  const form = new FormData();
  form.append('files', file, file.name);
  const [picture] = await api.upload<PictureRef[]>('/upload', form, { signal });
  if (!picture) throw new Error('The upload response contains no picture');
  return picture;
}
