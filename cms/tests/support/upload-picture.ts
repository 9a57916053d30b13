import { createPng } from './create-png';
import type { PanelStaff } from './panel-staff';

/** Uploads a picture as the panel does. @returns its id */
export async function uploadPicture(by: PanelStaff, info: object = {}): Promise<number> {
  const { body } = await by
    .call('post', '/upload')
    .attach('files', createPng(1080, 8), 'foto.png')
    .field('fileInfo', JSON.stringify({ name: 'foto.png', ...info }))
    .expect(201);
  return body[0].id;
}

/** Sets the alternative text of a picture as the panel does. */
export const describePicture = (by: PanelStaff, id: number, alternativeText: string) =>
  by.call('post', `/upload?id=${id}`).field('fileInfo', JSON.stringify({ alternativeText }));

/** Replaces the file of a picture as the panel does. */
export const replacePicture = (by: PanelStaff, id: number, info: object = {}) =>
  by
    .call('post', `/upload?id=${id}`)
    .attach('files', createPng(9, 9), 'foto.png')
    .field('fileInfo', JSON.stringify({ name: 'foto.png', ...info }));
