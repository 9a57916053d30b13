import type { Resolver } from 'react-hook-form';
import { object, type InferType } from '#src/lib/yup.ts';
import { catalogueTexts } from '@tequiora/cms/contracts/catalogue-schema.ts';
import type { ProductInput, ServiceInput } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry } from './kind.ts';
import { pictureSchema } from './picture-value.ts';

/** Form values shared by products and services, with the validation rules of the CMS. */
export const entrySchema = object({
  ...catalogueTexts,
  picture: pictureSchema.nullable().defined(),
});

export type EntryValues = InferType<typeof entrySchema>;

/** Kind-specific parts of an entry form. */
export type EntryForm<Item extends AdminEntry, Values extends EntryValues> = {
  resolver: Resolver<Values>;
  empty: Values;
  toValues: (item: Item) => Values;
  toInput: (values: Values) => ProductInput | ServiceInput;
  labels: Record<keyof Values & string, string>;
};
