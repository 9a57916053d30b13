import type { Attribute } from '../content-attributes';

export type Values = Readonly<Record<string, unknown>>;

export type FormSchema = Readonly<Record<string, Attribute>>;

/** The attributes of components by their uid. */
export type FormComponents = Readonly<Record<string, { attributes: FormSchema }>>;
