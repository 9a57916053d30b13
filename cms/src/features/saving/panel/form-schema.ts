export type Values = Readonly<Record<string, unknown>>;

export type FormAttribute = { type: string; component?: string; repeatable?: boolean };
export type FormSchema = Readonly<Record<string, FormAttribute>>;

/** The attributes of components by their uid. */
export type FormComponents = Readonly<Record<string, { attributes: FormSchema }>>;
