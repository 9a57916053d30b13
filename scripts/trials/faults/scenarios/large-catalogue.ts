import sharp from 'sharp';
import { expectThat } from '../../harness/until.ts';
import { addProducts } from '../add-products.ts';
import type { Scenario } from '../scenario.ts';
import { measureClicks, median } from './click-to-live.ts';

const COUNT = 2000;
/** Number of kept releases: from then on each release reuses the folder of the oldest. */
const WARM_UP = 5;
const LIMIT_MS = 20_000;
const FIRST_BUILD_MS = 60 * 60_000;

function draw(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 3) % 256, b: 160 };
  const square = { create: { width: 300, height: 300, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .composite([{ input: square, left: number % 900, top: (number * 7) % 600 }])
    .webp()
    .toBuffer();
}

/** Takes an hour, mostly for pictures, so it runs only when selected by name. */
export const largeCatalogue: Scenario = {
  name: `${COUNT} productos con imagen: de «Publicar» a la página nueva en menos de 20 s`,
  isOnRequest: true,
  isMeasurement: true,
  async run(stage) {
    const { product, editor } = stage;
    await product.settled();
    // A running publisher would build after every product.
    await product.kill('publisher');
    await addProducts(editor, {
      count: COUNT,
      addPicture: async (number) => editor.addPicture(`muestra-${number}.webp`, await draw(number)),
    });
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
