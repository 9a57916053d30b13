import type { Configuration, EditorRow, Metadata } from './configuration';
import { fillRows, type SizeOf } from './fill-rows';

const DEFAULT_COLUMNS = 4;
const DEFAULT_PAGE_SIZE = 10;

/** Detects columns, editor, settings and fields that still have Strapi's defaults. */
export const isUntouched = {
  list: (list: readonly string[]) => list.length <= DEFAULT_COLUMNS && list[0] === 'id',

  edit(edit: readonly EditorRow[], sizeOf: SizeOf): boolean {
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
