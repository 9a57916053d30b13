import sharp from 'sharp';
import { inParallel } from '../../lib/in-parallel.ts';
import { detail } from '../../lib/steps.ts';
import type { CmsEditor } from '../cms-editor.ts';
import { CATEGORY, PRODUCT, type Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { measureClicks, median } from './speed.ts';

const COUNT = 2000;
const AT_ONCE = 4;
/** As many releases as are kept: only then the next one takes over the folder of the oldest. */
const WARM_UP = 5;
const LIMIT_MS = 20_000;
const FIRST_BUILD_MS = 60 * 60_000;

/** A picture that no other product has. */
function draw(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 3) % 256, b: 160 };
  const square = { create: { width: 300, height: 300, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .composite([{ input: square, left: number % 900, top: (number * 7) % 600 }])
    .webp()
    .toBuffer();
}

async function addProducts(editor: CmsEditor): Promise<void> {
  const [category] = await editor.list(CATEGORY);
  const connect = [{ documentId: category?.documentId }];
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  await inParallel(AT_ONCE, numbers, async (number) => {
    const name = `Producto de muestra ${number}`;
    const image = await editor.addPicture(`muestra-${number}.webp`, await draw(number));
    const slug = `producto-de-muestra-${number}`;
    const description = `Uno de los ${COUNT} productos con los que se mide la publicación.`;
    const entry = await editor.create(PRODUCT, {
      name,
      slug,
      description,
      price: number,
      image,
      category: { connect },
    });
    await editor.publish(PRODUCT, entry.documentId);
    if (number % 100 === 0) detail(`${number} productos`);
  });
}

/** Takes an hour, most of it pictures: only when it is asked for by its name. */
export const largeCatalogue: Scenario = {
  name: `${COUNT} productos con imagen: de «Publicar» a la página nueva en menos de 20 s`,
  isOnRequest: true,
  isMeasurement: true,
  async run(stage) {
    const { product, editor } = stage;
    await product.settled();
    // It would build all the time.
    await product.kill('publisher');
    await addProducts(editor);
    const startedAt = Date.now();
    await product.startPublisher();
    await product.settled(FIRST_BUILD_MS);
    const first = Math.round((Date.now() - startedAt) / 1000);
    await measureClicks(stage, WARM_UP);
    const { totals, remark } = await measureClicks(stage, 3);
    expectThat(median(totals) < LIMIT_MS, remark);
    return `${remark}; la primera construcción, con sus imágenes, ${first} s`;
  },
};
