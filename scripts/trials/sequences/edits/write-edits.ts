import { entryPath } from '../../../lib/cms-editor.ts';
import { CATEGORY, ENTRY_TYPES, entryType, type EntryType } from '../../content-types.ts';
import { editEntry, isAny, isLive, type Choice, type Edit } from '../edit.ts';
import { addPicture, label, nameFields, type ModelEntry, type Trial } from '../trial.ts';

const CREATABLE = ENTRY_TYPES.filter(({ isCreatable }) => isCreatable).reverse();

const hasChanges = ({ uid }: ModelEntry): boolean => entryType(uid).changes.length > 0;
const hasPictures = ({ uid }: ModelEntry): boolean => entryType(uid).pictures.length > 0;
const hasAddress = ({ uid }: ModelEntry): boolean => entryType(uid).hasAddress;
const isLiveCategory = (entry: ModelEntry): boolean => entry.uid === CATEGORY && isLive(entry);

/** Returns data for the picture fields: a new picture, one of the library, or none. */
async function pictureData(trial: Trial, { pictures }: EntryType, choice: Choice): Promise<object> {
  const data: Record<string, number | null> = {};
  for (const { field, isRequired } of pictures) {
    const fromLibrary = choice.oneIn(3) ? choice.of(trial.pictures) : undefined;
    const isEmpty = !isRequired && choice.oneIn(5);
    data[field] = isEmpty ? null : (fromLibrary?.id ?? (await addPicture(trial)));
  }
  return data;
}

/** Returns data for the relations: published entries, so that this one can be published. */
function relationData(trial: Trial, { relations }: EntryType, choice: Choice): object {
  const data = relations.map(({ field, uid }) => {
    const targets = [...trial.entries.values()].filter(
      (entry) => entry.uid === uid && isLive(entry) && !entry.isScheduled,
    );
    const target = choice.of(targets);
    return target ? [[field, { connect: [{ documentId: target.documentId }] }]] : [];
  });
  return Object.fromEntries(data.flat()) as object;
}

/** Adds a new entry to the model; returns its label. */
function addEntry({ entries }: Trial, uid: string, documentId: string, number: number): string {
  const entry = { uid, documentId, name: `Secuencia ${number}` };
  entries.set(documentId, entry);
  return label(entry);
}

async function publishChange(entry: ModelEntry, { editor }: Trial, data?: object): Promise<void> {
  await editor.publish(entry.uid, entry.documentId, data);
  entry.publishedName = entry.name;
}

export const CREATE: Edit = {
  name: 'crear',
  weight: 4,
  async apply(trial, choice) {
    const type = choice.of(CREATABLE);
    if (!type) return undefined;
    const number = trial.next();
    const { documentId } = await trial.editor.create(type.uid, {
      ...nameFields(type.uid, number),
      ...type.required(number),
      ...relationData(trial, type, choice),
      ...(await pictureData(trial, type, choice)),
    });
    return addEntry(trial, type.uid, documentId, number);
  },
};

export const WRITE_EDITS: readonly Edit[] = [
  CREATE,
  editEntry('guardar', 3, isAny, async (entry, { editor, next }, choice) => {
    const { nameField, changes } = entryType(entry.uid);
    const number = next();
    const name = `${entry.name.replace(/ v\d+$/, '')} v${number}`;
    const change = choice.of(changes)?.(number);
    await editor.saveDraft(entry.uid, entry.documentId, { [nameField]: name, ...change });
    entry.name = name;
  }),
  editEntry('cambiar y publicar', 3, hasChanges, async (entry, trial, choice) => {
    const change = choice.of(entryType(entry.uid).changes)?.(trial.next());
    await publishChange(entry, trial, change);
  }),
  editEntry('cambiar la imagen de una entrada', 3, hasPictures, async (entry, trial, choice) => {
    await publishChange(entry, trial, await pictureData(trial, entryType(entry.uid), choice));
  }),
  editEntry('cambiar la dirección', 1, hasAddress, async (entry, trial) => {
    const { slug } = nameFields(entry.uid, trial.next());
    await publishChange(entry, trial, { slug });
    return `${label(entry)} a ${slug}`;
  }),
  editEntry('renombrar una categoría', 1, isLiveCategory, async (entry, { editor, next }) => {
    const name = `Categoría ${next()}`;
    await editor.publish(entry.uid, entry.documentId, { name });
    Object.assign(entry, { name, publishedName: name });
  }),
  editEntry('duplicar', 1, isAny, async ({ uid, documentId }, trial) => {
    const number = trial.next();
    const path = `${entryPath(uid)}/clone/${documentId}`;
    const data = nameFields(uid, number);
    const copy = await trial.editor.call<{ data: { documentId: string } }>('POST', path, data);
    return addEntry(trial, uid, copy.data.documentId, number);
  }),
];
