import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readReleaseFiles, type FileHashes } from '../../publisher/release-record.ts';
import { CATEGORY, PRODUCT, TESTIMONIAL, type Scenario, type Stage } from '../scenario.ts';
import { expectThat, until } from '../until.ts';

const PICTURE = 'prod-cajon.webp';

/** A build that fails because a picture cannot be downloaded, and one after the picture is back. */
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

/** Every kind of edit that a build with warm caches is known to miss, each in a build of its own. */
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
  await editor.replacePicture(PICTURE, await sharp({ create: pixels }).webp().toBuffer());
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

function filesOf({ releases }: Stage['product'], id: string): FileHashes {
  return readReleaseFiles(path.join(releases.dir, id)).files;
}

function differences(a: FileHashes, b: FileHashes): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]);
}

/** Where two texts part, with some of what comes before and after. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 80);
  return `«${around(a)}» y «${around(b)}»`;
}

export const warmIsCold: Scenario = {
  name: 'tras una serie de cambios, con cachés y sin ellas salen los mismos archivos',
  async run(stage) {
    const { product } = stage;
    await product.settled();
    await edit(stage);
    await product.call('POST', '/hooks/strapi', product.authorization);
    const warm = (await product.settled()).live?.release ?? '';
    const warmFiles = filesOf(product, warm);
    await product.kill('publisher');
    rmSync(path.join(product.env.DATA_DIR, 'build'), {
      recursive: true,
      maxRetries: 10,
      retryDelay: 200,
    });
    await product.startPublisher();
    await product.settled();
    await product.call('POST', '/publish', product.authorization);
    const cold = (await product.settled()).live?.release ?? '';
    expectThat(cold !== warm, 'No se construyó otra vez.');
    const different = differences(warmFiles, filesOf(product, cold));
    const [example] = different;
    if (example !== undefined) {
      const [a = '', b = ''] = [warm, cold].map((id) => {
        const file = path.join(product.releases.dir, id, example);
        return existsSync(file) ? readFileSync(file, 'utf8') : '';
      });
      const names = different.slice(0, 40).join(', ');
      throw new Error(`Difieren ${names}. El primero: ${firstDifference(a, b)}`);
    }
    return `${Object.keys(warmFiles).length} archivos iguales`;
  },
};
