import { inParallel } from '../../lib/in-parallel.ts';
import { detail } from '../../lib/steps.ts';
import { CATEGORY, PRODUCT } from '../content-types.ts';
import { drawPicture } from '../draw-picture.ts';
import type { Product } from '../product.ts';

const AT_ONCE = 4;
const FIRST_BUILD_MS = 60 * 60_000;

type SampleProduct = { documentId: string; slug: string };
type Options = { count: number; hasPictures: boolean };

/** Publishes products, each with a different picture or with none, and waits until they are live. */
export async function addProducts(
  product: Product,
  { count, hasPictures }: Options,
): Promise<{ samples: SampleProduct[]; buildMs: number }> {
  const { editor } = product;
  await product.settled();
  // A running publisher would build after every product.
  await product.kill('publisher');
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const [category] = await editor.list(CATEGORY);
  const addProduct = async (number: number): Promise<SampleProduct> => {
    const slug = `producto-de-muestra-${number}`;
    const name = `muestra-${number}.webp`;
    const { documentId } = await editor.create(PRODUCT, {
      name: `Producto de muestra ${number}`,
      slug,
      description: `Uno de los ${count} productos con los que se mide la publicación.`,
      price: number,
      image: hasPictures
        ? (await editor.addPicture(name, await drawPicture(number))).id
        : undefined,
      category: { connect: [{ documentId: category?.documentId }] },
    });
    await editor.publish(PRODUCT, documentId);
    if (number % 100 === 0) detail(`${number} productos`);
    return { documentId, slug };
  };
  const samples = await inParallel(numbers, addProduct, AT_ONCE);
  const startedAt = Date.now();
  await product.start('publisher');
  await product.settled(FIRST_BUILD_MS);
  return { samples, buildMs: Date.now() - startedAt };
}
