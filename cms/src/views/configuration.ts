export type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
export type EditorRow = { name: string; size: number }[];

/** How the content manager stores the view of a type or of a component. */
export type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: EditorRow[] };
};

/** What was written last, without the parts that staff had made their own. */
export type Written = {
  /** All fields there were then. */
  fields: string[];
  settings: Configuration['settings'] | undefined;
  metadatas: Record<string, Metadata>;
  columns: string[] | undefined;
  editor: EditorRow[] | undefined;
};
