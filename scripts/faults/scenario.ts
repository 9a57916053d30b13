import type { CmsEditor } from './cms-editor.ts';
import type { FaultyProduct } from './product.ts';
import { until } from './until.ts';

export const PRODUCT = 'api::product.product';
export const CATEGORY = 'api::product-category.product-category';
export const TESTIMONIAL = 'api::testimonial.testimonial';

export type Stage = {
  product: FaultyProduct;
  editor: CmsEditor;
  /** Publishes a change of a product's name and answers what visitors must see then. */
  publishChange: () => Promise<string>;
  /** Waits until visitors see a text at an address; answers the milliseconds. */
  untilLive: (text: string, route?: string) => Promise<number>;
};

/** One named fault; it throws when the product does not bear it. Answers a remark for the table. */
export type Scenario = {
  name: string;
  /** Too long for the others: it runs only when it is named, and then without the small disk. */
  isOnRequest?: boolean;
  /** It takes the time, so nobody else reads the site meanwhile. */
  isMeasurement?: boolean;
  run: (stage: Stage) => Promise<string>;
};

const CATALOGUE = '/productos';

export async function createStage(product: FaultyProduct, editor: CmsEditor): Promise<Stage> {
  const [entry] = await editor.list(PRODUCT);
  if (!entry) throw new Error('El contenido de demostración no tiene productos.');
  let changes = 0;
  return {
    product,
    editor,
    async publishChange() {
      changes += 1;
      const name = `Producto de la prueba ${process.pid}-${changes}`;
      await editor.publish(PRODUCT, entry.documentId, { name });
      return name;
    },
    untilLive: (text, route = CATALOGUE) =>
      until(`«${text}» se ve en ${route}`, async () => (await product.page(route)).includes(text)),
  };
}
