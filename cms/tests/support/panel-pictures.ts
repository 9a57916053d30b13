import type { PanelStaff } from './panel-staff';
import { aPng } from './pictures';

/** Uploads a picture in the panel. @returns its id */
export async function uploadPicture(by: PanelStaff, info: object = {}): Promise<number> {
  const { body } = await by
    .call('post', '/upload')
    .attach('files', aPng(1080, 8), 'foto.png')
    .field('fileInfo', JSON.stringify({ name: 'foto.png', ...info }))
    .expect(201);
  return body[0].id;
}

/** Writes the alternative text of a picture in the panel's form. */
export const describePicture = (by: PanelStaff, id: number, alternativeText: string) =>
  by.call('post', `/upload?id=${id}`).field('fileInfo', JSON.stringify({ alternativeText }));

/** Puts another file in the place of a picture, in the panel. */
export const replacePicture = (by: PanelStaff, id: number, info: object = {}) =>
  by
    .call('post', `/upload?id=${id}`)
    .attach('files', aPng(9, 9), 'foto.png')
    .field('fileInfo', JSON.stringify({ name: 'foto.png', ...info }));
