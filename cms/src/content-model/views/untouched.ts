import type { Configuration, EditorRow, Metadata } from './configuration';

const ROW = 12;
const DEFAULT_COLUMNS = 4;
const DEFAULT_PAGE_SIZE = 10;

/** Returns the default number of columns of a field. */
export type DefaultSize = (field: string) => number;

/** Fills rows the way Strapi does by default: fields in order, as many per row as fit. */
function fillRows(fields: readonly string[], sizeOf: DefaultSize): EditorRow[] {
  const rows: EditorRow[] = [];
  let freeColumns = 0;
  for (const name of fields) {
    const size = sizeOf(name);
    if (size > freeColumns) {
      rows.push([]);
      freeColumns = ROW;
    }
    rows.at(-1)?.push({ name, size });
    freeColumns -= size;
  }
  return rows;
}

/** Detects columns, editor, settings and fields that still have Strapi's defaults. */
export const isUntouched = {
  list: (list: readonly string[]) => list.length <= DEFAULT_COLUMNS && list[0] === 'id',

  edit(edit: readonly EditorRow[], sizeOf: DefaultSize): boolean {
    const fields = edit.flat().map(({ name }) => name);
    return JSON.stringify(fillRows(fields, sizeOf)) === JSON.stringify(edit);
  },

  settings: ({ pageSize, mainField, defaultSortBy, defaultSortOrder }: Configuration['settings']) =>
    pageSize === DEFAULT_PAGE_SIZE && defaultSortBy === mainField && defaultSortOrder === 'ASC',

  /** @param help description that a feature of ours sets in the schema */
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
