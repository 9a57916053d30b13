import type { AdminProduct, AdminService } from '@tequiora/cms/contracts/catalogue.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';

export type AdminEntry = AdminProduct | AdminService;

/** Differences between products and services outside their forms. */
export type CatalogueKind<Item extends AdminEntry> = {
  /** Path in the API and root of the query keys. */
  resource: 'products' | 'services';
  /** UID of the content type. */
  uid: string;
  icon: string;
  /** Width in pixels from which its picture is sharp. */
  minPictureWidth: number;
  texts: CatalogueTexts;
  paths: { list: () => string; create: () => string; entry: (id: string) => string };
  hasFeatured: boolean;
  /** Returns the API filter for a category from the URL. */
  categoryFilter: (category: string) => object;
  priceText: (item: Item) => string | null;
  categoryText: (item: Item) => string | null;
  isFeatured: (item: Item) => boolean;
  /** Returns the path of its public page. */
  sitePath: (item: Item) => string;
  /** Returns a sentence about what visitors lose when it is deleted. */
  loss: (item: Item) => string;
};
