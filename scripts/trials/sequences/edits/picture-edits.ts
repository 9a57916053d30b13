import type { Picture } from '../../harness/cms-editor.ts';
import { addPicture, drawPicture, type Edit, type Trial } from '../trial.ts';

const upload: Edit = {
  name: 'subir una imagen',
  weight: 1,
  apply: async (trial) => `n.º ${await addPicture(trial)}`,
};

const replace: Edit = {
  name: 'reemplazar una imagen',
  weight: 2,
  async apply({ editor, model, next }, choice) {
    const picture = choice.of(model.pictures);
    if (!picture) return undefined;
    await editor.replacePicture(picture, await drawPicture(next()));
    return picture.name;
  },
};

const describe: Edit = {
  name: 'describir una imagen',
  weight: 1,
  async apply({ editor, model, next }, choice) {
    const picture = choice.of(model.pictures);
    if (!picture) return undefined;
    const form = new FormData();
    const alternativeText = `Descripción número ${next()}`;
    form.append('fileInfo', JSON.stringify({ name: picture.name, alternativeText }));
    await editor.sendForm(`/upload?id=${picture.id}`, form);
    return picture.name;
  },
};

type PictureUsages = { data: { id: number; uses: object[] }[] };

/** Returns the pictures without usages, which the CMS allows to delete. */
async function unusedPictures({ editor, model }: Trial): Promise<Picture[]> {
  const { data } = await editor.call<PictureUsages>('GET', '/content-guard/pictures');
  const used = new Set(data.filter(({ uses }) => uses.length > 0).map(({ id }) => id));
  return model.pictures.filter(({ id }) => !used.has(id));
}

const remove: Edit = {
  name: 'borrar una imagen',
  weight: 2,
  async apply(trial, choice) {
    const { editor, model } = trial;
    const picture = choice.of(choice.oneIn(5) ? model.pictures : await unusedPictures(trial));
    if (!picture) return undefined;
    await editor.call('DELETE', `/upload/files/${picture.id}`);
    model.pictures.splice(model.pictures.indexOf(picture), 1);
    return picture.name;
  },
};

export const PICTURE_EDITS: readonly Edit[] = [upload, replace, describe, remove];
