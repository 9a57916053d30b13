import { CATEGORY, ENTRY_TYPES, entryType, type EntryType } from '../entry-types.ts';
import { newEntry } from '../model.ts';
import { addPicture, editEntry, label, type Choice, type Edit, type Trial } from '../trial.ts';

const CREATABLE = ENTRY_TYPES.filter(({ required }) => required).reverse();

const address = (number: number): string => `secuencia-${number}`;

/** Returns data for the picture fields: a new picture, one of the library, or none. */
async function pictureData(trial: Trial, { pictures }: EntryType, choice: Choice): Promise<object> {
  const data: Record<string, number | null> = {};
  for (const { field, isRequired } of pictures) {
    const fromLibrary = choice.oneIn(3) ? choice.of(trial.model.pictures) : undefined;
    const isEmpty = !isRequired && choice.oneIn(5);
    data[field] = isEmpty ? null : (fromLibrary?.id ?? (await addPicture(trial)));
  }
  return data;
}

/** Returns data for the relation: a published entry, so that this one can be published. */
function relationData(trial: Trial, { relation }: EntryType, choice: Choice): object {
  if (!relation) return {};
  const { field, uid } = relation;
  const targets = [...trial.model.entries.values()].filter(
    (entry) => entry.uid === uid && entry.publishedName !== undefined && !entry.isScheduled,
  );
  const target = choice.of(targets);
  return target ? { [field]: { connect: [{ documentId: target.documentId }] } } : {};
}

export const CREATE: Edit = {
  name: 'crear',
  weight: 4,
  async apply(trial, choice) {
    const type = choice.of(CREATABLE);
    if (!type?.required) return undefined;
    const number = trial.next();
    const name = `Secuencia ${number}`;
    const { documentId } = await trial.editor.create(type.uid, {
      [type.nameField]: name,
      ...(type.hasAddress && { slug: address(number) }),
      ...type.required(number),
      ...relationData(trial, type, choice),
      ...(await pictureData(trial, type, choice)),
    });
    const entry = newEntry(type.uid, documentId, name);
    trial.model.entries.set(documentId, entry);
    return label(entry);
  },
};

export const WRITE_EDITS: readonly Edit[] = [
  CREATE,
  editEntry(
    'guardar',
    3,
    () => true,
    async (entry, { editor, next }, choice) => {
      const { nameField, changes } = entryType(entry.uid);
      const number = next();
      const name = `${entry.name.replace(/ v\d+$/, '')} v${number}`;
      const change = choice.of(changes)?.(number);
      await editor.saveDraft(entry.uid, entry.documentId, { [nameField]: name, ...change });
      entry.name = name;
    },
  ),
  editEntry(
    'cambiar y publicar',
    3,
    ({ uid }) => entryType(uid).changes.length > 0,
    async (entry, { editor, next }, choice) => {
      const change = choice.of(entryType(entry.uid).changes)?.(next());
      await editor.publish(entry.uid, entry.documentId, change);
      entry.publishedName = entry.name;
    },
  ),
  editEntry(
    'cambiar la imagen de una entrada',
    3,
    ({ uid }) => entryType(uid).pictures.length > 0,
    async (entry, trial, choice) => {
      const data = await pictureData(trial, entryType(entry.uid), choice);
      await trial.editor.publish(entry.uid, entry.documentId, data);
      entry.publishedName = entry.name;
    },
  ),
  editEntry(
    'cambiar la dirección',
    1,
    ({ uid }) => entryType(uid).hasAddress,
    async (entry, { editor, next }) => {
      const slug = address(next());
      await editor.publish(entry.uid, entry.documentId, { slug });
      entry.publishedName = entry.name;
      return `${label(entry)} a ${slug}`;
    },
  ),
  editEntry(
    'renombrar una categoría',
    1,
    ({ uid, publishedName }) => uid === CATEGORY && publishedName !== undefined,
    async (entry, { editor, next }) => {
      const name = `Categoría ${next()}`;
      await editor.publish(entry.uid, entry.documentId, { name });
      Object.assign(entry, { name, publishedName: name });
    },
  ),
  editEntry(
    'duplicar',
    1,
    () => true,
    async (entry, { editor, model, next }) => {
      const { nameField, hasAddress } = entryType(entry.uid);
      const number = next();
      const name = `Secuencia ${number}`;
      const path = `/content-manager/collection-types/${entry.uid}/clone/${entry.documentId}`;
      const { data } = await editor.call<{ data: { documentId: string } }>('POST', path, {
        [nameField]: name,
        ...(hasAddress && { slug: address(number) }),
      });
      const { documentId } = data;
      model.entries.set(documentId, newEntry(entry.uid, documentId, name));
      return `${label(entry)} como «${name}»`;
    },
  ),
];
