import { inParallel } from '../../lib/in-parallel.ts';
import { detail } from '../../lib/steps.ts';
import type { CmsEditor } from '../harness/cms-editor.ts';
import { CATEGORY, PRODUCT } from './scenario.ts';

const AT_ONCE = 4;

type SampleProduct = { documentId: string; slug: string };
type Options = {
  count: number;
  /** Adds the picture of a product to the media library; returns its id. */
  addPicture?: (number: number) => Promise<number>;
};

export function addProducts(
  editor: CmsEditor,
  { count, addPicture }: Options,
): Promise<SampleProduct[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const category = editor.list(CATEGORY);
  return inParallel(AT_ONCE, numbers, async (number) => {
    const [first] = await category;
    const slug = `producto-de-muestra-${number}`;
    const { documentId } = await editor.create(PRODUCT, {
      name: `Producto de muestra ${number}`,
      slug,
      description: `Uno de los ${count} productos con los que se mide la publicación.`,
      price: number,
      image: await addPicture?.(number),
      category: { connect: [{ documentId: first?.documentId }] },
    });
    await editor.publish(PRODUCT, documentId);
    if (number % 100 === 0) detail(`${number} productos`);
    return { documentId, slug };
  });
}
