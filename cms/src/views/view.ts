/** What a person reads at a field: its name, what it is for, and an example where one fits. */
export type FieldWords = readonly [label: string, help: string, example?: string];

/** One row of the editor: its fields, and how many of the twelve columns each of them takes. */
export type Row = Readonly<Record<string, number>>;

export type View = {
  /**
   * The field that names an entry, or a component, where others show it. `id` for what there is one of:
   * the panel then names it as the type is named.
   */
  title: string;
  editor: readonly Row[];
  fields: Readonly<Record<string, FieldWords>>;
  /** Filled by the program: readable in the editor, but nobody writes there. */
  readOnly?: readonly string[];
};

export type CollectionView = View & {
  columns: readonly string[];
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  pageSize: 10 | 20 | 50 | 100;
};

/** By UID of the type or of the component. */
export type Views = Readonly<Record<string, View | CollectionView>>;

export function isCollectionView(view: View | CollectionView): view is CollectionView {
  return 'columns' in view;
}
