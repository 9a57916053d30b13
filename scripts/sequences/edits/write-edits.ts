import { CATEGORY, ENTRY_TYPES, entryType, type EntryType } from '../entry-types.ts';
import { newEntry } from '../model.ts';
import { addPicture, entriesOf, label, type Choice, type Edit, type Trial } from '../trial.ts';

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

const save: Edit = {
  name: 'guardar',
  weight: 3,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial));
    if (!entry) return undefined;
    const { nameField, changes } = entryType(entry.uid);
    const number = trial.next();
    const name = `${entry.name.replace(/ v\d+$/, '')} v${number}`;
    const change = choice.of(changes)?.(number);
    await trial.editor.saveDraft(entry.uid, entry.documentId, { [nameField]: name, ...change });
    entry.name = name;
    return label(entry);
  },
};

const changeAndPublish: Edit = {
  name: 'cambiar y publicar',
  weight: 3,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, ({ uid }) => entryType(uid).changes.length > 0));
    if (!entry) return undefined;
    const change = choice.of(entryType(entry.uid).changes)?.(trial.next());
    await trial.editor.publish(entry.uid, entry.documentId, change);
    entry.publishedName = entry.name;
    return label(entry);
  },
};

const changePicture: Edit = {
  name: 'cambiar la imagen de una entrada',
  weight: 3,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, ({ uid }) => entryType(uid).pictures.length > 0));
    if (!entry) return undefined;
    const data = await pictureData(trial, entryType(entry.uid), choice);
    await trial.editor.publish(entry.uid, entry.documentId, data);
    entry.publishedName = entry.name;
    return label(entry);
  },
};

const moveAddress: Edit = {
  name: 'cambiar la dirección',
  weight: 1,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, ({ uid }) => entryType(uid).hasAddress));
    if (!entry) return undefined;
    const slug = address(trial.next());
    await trial.editor.publish(entry.uid, entry.documentId, { slug });
    entry.publishedName = entry.name;
    return `${label(entry)} a ${slug}`;
  },
};

const renameCategory: Edit = {
  name: 'renombrar una categoría',
  weight: 1,
  async apply(trial, choice) {
    const isLive = (uid: string, published: unknown) => uid === CATEGORY && published !== undefined;
    const entry = choice.of(entriesOf(trial, (each) => isLive(each.uid, each.publishedName)));
    if (!entry) return undefined;
    const name = `Categoría ${trial.next()}`;
    await trial.editor.publish(entry.uid, entry.documentId, { name });
    Object.assign(entry, { name, publishedName: name });
    return label(entry);
  },
};

const duplicate: Edit = {
  name: 'duplicar',
  weight: 1,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial));
    if (!entry) return undefined;
    const { nameField, hasAddress } = entryType(entry.uid);
    const number = trial.next();
    const name = `Secuencia ${number}`;
    const path = `/content-manager/collection-types/${entry.uid}/clone/${entry.documentId}`;
    const { data } = await trial.editor.call<{ data: { documentId: string } }>('POST', path, {
      [nameField]: name,
      ...(hasAddress && { slug: address(number) }),
    });
    const { documentId } = data;
    trial.model.entries.set(documentId, newEntry(entry.uid, documentId, name));
    return `${label(entry)} como «${name}»`;
  },
};

export const WRITE_EDITS: readonly Edit[] = [
  CREATE,
  save,
  changeAndPublish,
  changePicture,
  moveAddress,
  renameCategory,
  duplicate,
];
