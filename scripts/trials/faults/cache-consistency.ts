import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { notifyPublisher, requestPublication } from '../../lib/publisher-client.ts';
import { CATEGORY, PRODUCT, TESTIMONIAL } from '../content-types.ts';
import { drawPicture } from '../draw-picture.ts';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { assertSameBuild, readLiveFiles } from '../sequences/compare-builds.ts';
import { expectThat, until } from '../until.ts';

const PICTURE = 'prod-cajon.webp';

async function untilPublished(product: Product, text: string): Promise<void> {
  await product.untilLive(text);
  await product.settled();
}

/** Holds a product back because its picture is missing, and publishes it with the picture restored. */
async function holdOnce(product: Product, documentId: string): Promise<void> {
  const { editor, env } = product;
  const { id: image } = await editor.addPicture('se-pierde.webp', await drawPicture(1));
  const uploads = path.join(env.DATA_DIR, 'public/uploads');
  const file = readdirSync(uploads).find((name) => name.startsWith('se_pierde'));
  if (!file) throw new Error('El CMS no guardó la imagen.');
  renameSync(path.join(uploads, file), path.join(uploads, `${file}.lejos`));
  const name = 'Con una imagen que falta';
  await editor.publish(PRODUCT, documentId, { image, name });
  await until('se detiene la entrada', async () => {
    const { held } = await product.status();
    return held.some(({ message }) => message.includes(name));
  });
  renameSync(path.join(uploads, `${file}.lejos`), path.join(uploads, file));
  await editor.publish(PRODUCT, documentId, { name: 'Con la imagen de vuelta' });
  await untilPublished(product, 'Con la imagen de vuelta');
}

/** Makes every kind of edit that warm caches are known to miss, each with a separate build. */
async function edit(product: Product): Promise<void> {
  const { editor } = product;
  const [first, second, third, fourth] = await editor.list(PRODUCT);
  const [category] = await editor.list(CATEGORY);
  if (!first || !second || !third || !fourth || !category) throw new Error('Faltan productos.');
  const testimonials = await editor.list(TESTIMONIAL);

  await editor.saveDraft(PRODUCT, second.documentId, { name: 'Guardado antes, publicado después' });
  await editor.publish(PRODUCT, first.documentId, { name: 'Publicado entre tanto' });
  await untilPublished(product, 'Publicado entre tanto');
  await editor.publish(PRODUCT, second.documentId);
  await untilPublished(product, 'Guardado antes, publicado después');

  await editor.publish(CATEGORY, category.documentId, { name: 'Categoría con otro nombre' });
  await editor.replacePicture(await editor.findPicture(PICTURE), await drawPicture(2));
  await untilPublished(product, 'Categoría con otro nombre');

  await editor.unpublish(PRODUCT, third.documentId);
  for (const { documentId } of testimonials) await editor.unpublish(TESTIMONIAL, documentId);
  await product.settled();
  await editor.publish(PRODUCT, third.documentId);
  await untilPublished(product, String(third.name));
  await holdOnce(product, first.documentId);
  await editor.remove(PRODUCT, fourth.documentId);
  await editor.publish(PRODUCT, first.documentId, { slug: 'con-otra-direccion' });
  await product.untilLive('con-otra-direccion');
}

export const cacheConsistency: Scenario = {
  name: 'tras una serie de cambios, con cachés y sin ellas',
  expects: 'salen los mismos archivos',
  needs: ['site', 'visitor'],
  async run(product) {
    const { env } = product;
    await product.settled();
    await edit(product);
    await notifyPublisher(product.publisher);
    await product.settled();
    const warm = await readLiveFiles(env.DATA_DIR);
    // A killed publisher leaves Gatsby, which still writes to the folder for some seconds.
    await product.end('publisher');
    rmSync(path.join(env.DATA_DIR, 'build'), { recursive: true });
    await product.start('publisher');
    await product.settled();
    await requestPublication(product.publisher);
    await product.settled();
    const cold = await readLiveFiles(env.DATA_DIR);
    expectThat(cold.dir !== warm.dir, 'No se construyó otra vez.');
    assertSameBuild(warm, cold);
    return `${Object.keys(warm.hashes).length} archivos iguales`;
  },
};
