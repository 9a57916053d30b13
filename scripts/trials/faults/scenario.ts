import type { CmsEditor } from '../harness/cms-editor.ts';
import type { FaultyProduct } from '../harness/product.ts';
import { until } from '../harness/until.ts';

export const PRODUCT = 'api::product.product';
export const CATEGORY = 'api::product-category.product-category';
export const TESTIMONIAL = 'api::testimonial.testimonial';

export type Stage = {
  product: FaultyProduct;
  editor: CmsEditor;
  /** Publishes a new product name and returns it. */
  publishChange: () => Promise<string>;
  /** Waits until a text is visible at a route; returns the milliseconds. */
  untilLive: (text: string, route?: string) => Promise<number>;
};

/** A fault scenario; `run` returns a remark for the summary and throws when the product fails. */
export type Scenario = {
  name: string;
  /** Long-running: runs only when it is selected by name, and then without the small disk. */
  isOnRequest?: boolean;
  /** Measures time, so the reader is paused. */
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
