import type { Configuration, EditorRow, Metadata } from './configuration';

const ROW = 12;
const DEFAULT_COLUMNS = 4;
const DEFAULT_PAGE_SIZE = 10;

/** How many columns a field takes when nobody said so. */
export type DefaultSize = (field: string) => number;

/** Rows as Strapi fills them by itself: one field after the other, while there is room. */
function fillRows(fields: readonly string[], sizeOf: DefaultSize): EditorRow[] {
  const rows: EditorRow[] = [];
  let room = 0;
  for (const name of fields) {
    const size = sizeOf(name);
    if (size > room) {
      rows.push([]);
      room = ROW;
    }
    rows.at(-1)?.push({ name, size });
    room -= size;
  }
  return rows;
}

/** Whether columns, editor, settings or one field look as Strapi leaves them when nobody touches them. */
export const isUntouched = {
  list: (list: readonly string[]) => list.length <= DEFAULT_COLUMNS && list[0] === 'id',

  edit(edit: readonly EditorRow[], sizeOf: DefaultSize): boolean {
    const fields = edit.flat().map(({ name }) => name);
    return JSON.stringify(fillRows(fields, sizeOf)) === JSON.stringify(edit);
  },

  settings: ({ pageSize, mainField, defaultSortBy, defaultSortOrder }: Configuration['settings']) =>
    pageSize === DEFAULT_PAGE_SIZE && defaultSortBy === mainField && defaultSortOrder === 'ASC',

  /** @param help what a feature of ours says of the field in the schema */
  field(name: string, { edit, list }: Metadata, help = ''): boolean {
    const isNamed = (label: unknown) => label === undefined || label === name;
    const isEmpty = (text: unknown) => !text || text === help;
    return (
      isNamed(edit.label) &&
      isNamed(list.label) &&
      isEmpty(edit.description) &&
      isEmpty(edit.placeholder) &&
      edit.editable !== false
    );
  },
};
