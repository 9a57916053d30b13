export type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
export type EditorRow = { name: string; size: number }[];

/** The content manager's stored view of a type or a component. */
export type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: EditorRow[] };
};

/** The last written configuration, without the parts that staff had changed. */
export type Written = {
  /** All fields that existed then. */
  fields: string[];
  settings: Configuration['settings'] | undefined;
  metadatas: Record<string, Metadata>;
  columns: string[] | undefined;
  editor: EditorRow[] | undefined;
};
