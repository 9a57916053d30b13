import type { AdminProduct, AdminService } from '@tequiora/cms/contracts/catalogue.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';

export type AdminEntry = AdminProduct | AdminService;

/** What tells products and services apart outside their forms. */
export type CatalogueKind<Item extends AdminEntry> = {
  /** Path of its calls and root of its query keys. */
  resource: 'products' | 'services';
  /** Its name in the CMS. */
  uid: string;
  icon: string;
  texts: CatalogueTexts;
  paths: { list: () => string; create: () => string; entry: (id: string) => string };
  hasFeatured: boolean;
  /** What the list asks for one category of the address. */
  categoryFilter: (category: string) => object;
  priceText: (item: Item) => string | null;
  categoryText: (item: Item) => string | null;
  isFeatured: (item: Item) => boolean;
  /** Page where visitors find it. */
  siteAddress: (item: Item) => string;
  /** What visitors lose with it. */
  loss: (item: Item) => string;
};
