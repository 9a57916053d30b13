import type { EditorRow } from './configuration';

/** Spanish texts of a field: label, help, and an optional example. */
export type FieldText = readonly [label: string, help: string, example?: string];

export type View = {
  /**
   * The field that titles an entry or a component. `id` for single types, which the panel then titles
   * with the name of the type.
   */
  title: string;
  editor: readonly EditorRow[];
  fields: Readonly<Record<string, FieldText>>;
  /** Fields that the program fills; read-only in the editor. */
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
