import type { Resolver } from 'react-hook-form';
import type { ProductInput, ServiceInput } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry } from './kind.ts';
import type { PictureValue } from './picture-value.ts';

/** Form values shared by products and services. */
export type EntryValues = { name: string; description: string; picture: PictureValue | null };

/** Kind-specific parts of an entry form. */
export type EntryForm<Item extends AdminEntry, Values extends EntryValues> = {
  resolver: Resolver<Values>;
  empty: Values;
  toValues: (item: Item) => Values;
  toInput: (values: Values) => ProductInput | ServiceInput;
  labels: Record<keyof Values & string, string>;
};
