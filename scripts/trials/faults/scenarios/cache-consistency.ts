import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expectThat, until } from '../../harness/until.ts';
import { compareBuilds } from '../../sequences/compare-builds.ts';
import { readLiveFiles } from '../../sequences/live-files.ts';
import { CATEGORY, PRODUCT, TESTIMONIAL, type Scenario, type Stage } from '../scenario.ts';

const PICTURE = 'prod-cajon.webp';

/** Runs a build that fails because a picture is missing, and another after the picture is restored. */
async function failOnce({ product, editor, untilLive }: Stage, documentId: string): Promise<void> {
  const pixels = { width: 800, height: 600, channels: 3 as const, background: '#1e5ac8' };
  const content = await sharp({ create: pixels }).webp().toBuffer();
  const image = await editor.addPicture('se-pierde.webp', content);
  const uploads = path.join(product.env.DATA_DIR, 'public/uploads');
  const file = readdirSync(uploads).find((name) => name.startsWith('se_pierde'));
  if (!file) throw new Error('El CMS no guardó la imagen.');
  renameSync(path.join(uploads, file), path.join(uploads, `${file}.lejos`));
  await editor.publish(PRODUCT, documentId, { image, name: 'Con una imagen que falta' });
  await until('la construcción falla', async () => (await product.status()).state === 'failed');
  renameSync(path.join(uploads, `${file}.lejos`), path.join(uploads, file));
  await editor.publish(PRODUCT, documentId, { name: 'Con la imagen de vuelta' });
  await untilLive('Con la imagen de vuelta');
  await product.settled();
}

/** Makes every kind of edit that warm caches are known to miss, each with a separate build. */
async function edit(stage: Stage): Promise<void> {
  const { product, editor, untilLive } = stage;
  const [first, second, third, fourth] = await editor.list(PRODUCT);
  const [category] = await editor.list(CATEGORY);
  if (!first || !second || !third || !fourth || !category) throw new Error('Faltan productos.');
  const testimonials = await editor.list(TESTIMONIAL);

  await editor.saveDraft(PRODUCT, second.documentId, { name: 'Guardado antes, publicado después' });
  await editor.publish(PRODUCT, first.documentId, { name: 'Publicado entre tanto' });
  await untilLive('Publicado entre tanto');
  await product.settled();
  await editor.publish(PRODUCT, second.documentId);
  await untilLive('Guardado antes, publicado después');
  await product.settled();

  await editor.publish(CATEGORY, category.documentId, { name: 'Categoría con otro nombre' });
  const pixels = { width: 1200, height: 900, channels: 3 as const, background: '#c81e5a' };
  const picture = (await editor.listPictures()).find(({ name }) => name === PICTURE);
  if (!picture) throw new Error(`Falta ${PICTURE}.`);
  await editor.replacePicture(picture, await sharp({ create: pixels }).webp().toBuffer());
  await untilLive('Categoría con otro nombre');
  await product.settled();

  await editor.unpublish(PRODUCT, third.documentId);
  for (const { documentId } of testimonials) await editor.unpublish(TESTIMONIAL, documentId);
  await product.settled();
  await editor.publish(PRODUCT, third.documentId);
  await untilLive(String(third.name));
  await product.settled();
  await failOnce(stage, first.documentId);
  await editor.remove(PRODUCT, fourth.documentId);
  await editor.publish(PRODUCT, first.documentId, { slug: 'con-otra-direccion' });
  await untilLive('con-otra-direccion');
}

export const cacheConsistency: Scenario = {
  name: 'tras una serie de cambios, con cachés y sin ellas salen los mismos archivos',
  async run(stage) {
    const { product } = stage;
    await product.settled();
    await edit(stage);
    await product.call('POST', '/hooks/strapi', product.authorization);
    await product.settled();
    const warm = await readLiveFiles(product.env.DATA_DIR);
    await product.kill('publisher');
    rmSync(path.join(product.env.DATA_DIR, 'build'), {
      recursive: true,
      maxRetries: 10,
      retryDelay: 200,
    });
    await product.startPublisher();
    await product.settled();
    await product.call('POST', '/publish', product.authorization);
    await product.settled();
    const cold = await readLiveFiles(product.env.DATA_DIR);
    expectThat(cold.dir !== warm.dir, 'No se construyó otra vez.');
    const difference = compareBuilds(warm, cold);
    if (difference !== undefined) throw new Error(difference);
    return `${Object.keys(warm.hashes).length} archivos iguales`;
  },
};
