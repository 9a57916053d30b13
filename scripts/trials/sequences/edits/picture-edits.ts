import type { Picture } from '../../../lib/cms-editor.ts';
import { drawPicture } from '../../draw-picture.ts';
import type { Choice, Edit } from '../edit.ts';
import { addPicture, type Trial } from '../trial.ts';

/** Returns an edit of one picture. */
function editPicture(
  name: string,
  weight: number,
  apply: (picture: Picture, trial: Trial) => Promise<void>,
  choose = (trial: Trial, choice: Choice) => Promise.resolve(choice.of(trial.pictures)),
): Edit {
  return {
    name,
    weight,
    async apply(trial, choice) {
      const picture = await choose(trial, choice);
      if (picture) await apply(picture, trial);
      return picture?.name;
    },
  };
}

type PictureUsages = { data: { id: number; usages: object[] }[] };

/** Mostly returns a picture without usages, which the CMS allows to delete. */
async function chooseUnused({ editor, pictures }: Trial, choice: Choice) {
  if (choice.oneIn(5)) return choice.of(pictures);
  const { data } = await editor.call<PictureUsages>('GET', '/publish-checks/pictures');
  const used = new Set(data.filter(({ usages }) => usages.length > 0).map(({ id }) => id));
  return choice.of(pictures.filter(({ id }) => !used.has(id)));
}

async function remove(picture: Picture, { editor, pictures }: Trial): Promise<void> {
  await editor.removePicture(picture);
  pictures.splice(pictures.indexOf(picture), 1);
}

export const PICTURE_EDITS: readonly Edit[] = [
  {
    name: 'subir una imagen',
    weight: 1,
    apply: async (trial) => `n.º ${await addPicture(trial)}`,
  },
  editPicture('reemplazar una imagen', 2, async (picture, { editor, next }) => {
    await editor.replacePicture(picture, await drawPicture(next()));
  }),
  editPicture('describir una imagen', 1, async ({ id, name }, { editor, next }) => {
    const form = new FormData();
    const alternativeText = `Descripción número ${next()}`;
    form.append('fileInfo', JSON.stringify({ name, alternativeText }));
    await editor.call('POST', `/upload?id=${id}`, form);
  }),
  editPicture('borrar una imagen', 2, remove, chooseUnused),
];
