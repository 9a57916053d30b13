export type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
export type EditorRow = { name: string; size: number }[];

/** The content manager's stored view of a type or a component. */
export type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: EditorRow[] };
};
