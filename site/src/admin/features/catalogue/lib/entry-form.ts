import type { ProductInput, ServiceInput } from '@tequiora/cms/contracts/catalogue.ts';
import type { Resolver } from 'react-hook-form';
import type { AdminEntry } from './kind.ts';
import type { PictureValue } from './picture-value.ts';

/** What the forms of products and services both hold. */
export type EntryValues = { name: string; description: string; picture: PictureValue | null };

/** What a form needs to know of its kind. */
export type EntryForm<Item extends AdminEntry, Values extends EntryValues> = {
  resolver: Resolver<Values>;
  empty: Values;
  toValues: (item: Item) => Values;
  toInput: (values: Values) => ProductInput | ServiceInput;
  labels: Record<keyof Values & string, string>;
};
