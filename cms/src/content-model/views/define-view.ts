import { ORDER_FIELDS } from '../ordered-lists';
import type { EditorRow } from './configuration';
import { type FieldHelp, labelOf } from './fields';
import type { CollectionView, FieldText, View } from './view';

const ROW = 12;

/** Returns the number of columns of a field. */
type SizeOf = (field: string) => number;

/** Fills rows the way Strapi does by default: fields in order, as many per row as fit. */
function fillRows(fields: readonly string[], sizeOf: SizeOf): EditorRow[] {
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

type Source = {
  title: string;
  /** The fields narrower than a row, by their number of columns. */
  sizes?: Readonly<Partial<Record<4 | 6 | 8, readonly string[]>>>;
  /** A field that starts a row although the row above has place for it. */
  startsRow?: string;
  /** Derived fields that the editor does not show. */
  hidden?: readonly string[];
  /** In the order of the editor. */
  fields: Readonly<Record<string, FieldText | FieldHelp>>;
};
type CollectionSource = Source & Pick<CollectionView, 'columns' | 'sort' | 'pageSize' | 'readOnly'>;
type ListSource = Omit<Source, 'title'> & { title?: string } & Pick<CollectionView, 'columns'> &
  Partial<Pick<CollectionView, 'pageSize' | 'sort'>>;

function toText(name: string, text: FieldText | FieldHelp): FieldText {
  return 'help' in text ? [labelOf(name), text.help, text.example] : text;
}

/** @param added fields that our features add to the type; they have a row of their own */
function define(source: Source, added: readonly string[] = []): View {
  const { title, sizes = {}, startsRow, hidden = [], fields } = source;
  const sizeOf = (name: string) => {
    const size = Object.entries(sizes).find(([, names]) => names.includes(name));
    return size ? Number(size[0]) : added.includes(name) ? ROW / 2 : ROW;
  };
  const shown = Object.keys(fields).filter((name) => !hidden.includes(name));
  const at = startsRow === undefined ? shown.length : shown.indexOf(startsRow);
  const texts = Object.entries(fields).map(([name, text]) => [name, toText(name, text)]);
  return {
    title,
    editor: [shown.slice(0, at), shown.slice(at), added].flatMap((names) =>
      fillRows(names, sizeOf),
    ),
    fields: Object.fromEntries(texts) as View['fields'],
  };
}

/** Defines the view of a component, or of a single type that is not on the site. */
export const component = (source: Source): View => define(source);

/** Defines the view of a single type on the site. */
export function page(source: Omit<Source, 'title'>): View {
  return define({ ...source, title: 'id' }, ['publishAt']);
}

/** Defines the view of a type whose entries are on the site, by default in an order that staff choose. */
export function list({
  columns,
  pageSize = 20,
  sort = ['order', 'ASC'],
  ...source
}: ListSource): CollectionView {
  return {
    ...define({ title: 'name', ...source }, ['publishAt', 'unpublishAt']),
    columns: [...columns, ...('order' in source.fields ? ['order'] : []), 'updatedAt'],
    sort,
    readOnly: ORDER_FIELDS.filter((name) => name in source.fields),
    pageSize,
  };
}

/** Defines the view of a type whose entries are pages, the newest first. */
export function addedPage({
  columns,
  ...source
}: Source & Pick<CollectionView, 'columns'>): CollectionView {
  return {
    ...define(source, ['publishAt', 'unpublishAt']),
    columns: [...columns, 'updatedAt'],
    sort: ['updatedAt', 'DESC'],
    pageSize: 20,
  };
}

/** Defines the view of a collection that is not on the site. */
export function collection(source: CollectionSource): CollectionView {
  const { columns, sort, pageSize, readOnly } = source;
  return { ...define(source), columns, sort, pageSize, ...(readOnly && { readOnly }) };
}
