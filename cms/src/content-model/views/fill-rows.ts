import type { EditorRow } from './configuration';

const ROW = 12;

/** Returns the number of columns of a field. */
type SizeOf = (field: string) => number;

/** Fills rows the way Strapi does by default: fields in order, as many per row as fit. */
export function fillRows(fields: readonly string[], sizeOf: SizeOf): EditorRow[] {
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
