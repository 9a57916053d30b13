import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { withDatabase } from '../../lib/database.ts';
import { requestPublication } from '../../lib/publisher-client.ts';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';

const PICTURE = 'prod-lector.webp';
const ABOUT = 'api::about-page.about-page';
const ERRORS = [
  'falta el nombre',
  'caracteres invisibles',
  'falta la dirección',
  'su dirección («index»)',
  'no es una imagen',
  '/servicios#no-existe',
];

type Row = { id: number; name: string; title: string; slug: string };

async function heldEntries(product: Product): Promise<string[]> {
  const { state, held, last } = await product.settled();
  expectThat(state === 'idle', `No se publicó: ${last?.error}.`);
  return held.map(({ message }) => message).sort();
}

/** Sets the address of the link in the call to action of «Nosotros». */
async function changeAboutLink(db: Knex, href: string): Promise<void> {
  const linkId = db('about_pages as page')
    .join('about_pages_cmps as section', { 'section.entity_id': 'page.id' })
    .join('components_sections_call_to_action_cmps as part', {
      'part.entity_id': 'section.cmp_id',
    })
    .whereNotNull('page.published_at')
    .where({ 'section.field': 'callToAction', 'part.field': 'primaryCta' })
    .select('part.cmp_id');
  const changed = await db('components_shared_link')
    .whereIn('id', linkId)
    .update({ target: 'enlace', href });
  expectThat(changed === 1, 'Nosotros no tiene un enlace.');
}

/** Replaces a picture with a file that is not an image. */
async function breakPicture(db: Knex, { env }: Product): Promise<void> {
  const file = (await db('files').where({ name: PICTURE }).first()) as { id: number; url: string };
  writeFileSync(path.join(env.DATA_DIR, 'public', file.url), 'esto no es una imagen');
  await db('files').where({ id: file.id }).update({ updated_at: Date.now() });
}

/** Writes to the database, without the checks of the CMS, like data of an older version. */
async function publishBadEntries(product: Product, db: Knex): Promise<string> {
  const listPublished = (table: string): Promise<Row[]> =>
    db<Row>(table).whereNotNull('published_at').orderBy('id');
  const change = (table: string, { id }: Row, values: object) =>
    db(table).where({ id }).update(values);
  const readTitle = async (): Promise<string | undefined> =>
    /<h1.*?<\/h1>/s.exec(await product.page('/portafolio'))?.[0];

  const [, unnamed, unprintable, addressless] = await listPublished('products');
  const [taking] = await listPublished('cases');
  if (!unnamed || !unprintable || !addressless || !taking) throw new Error('Faltan entradas.');
  const title = await readTitle();
  const catalogue = await product.page('/productos');
  expectThat(catalogue.includes(unnamed.name), 'Falta un producto en el catálogo.');

  await change('products', unnamed, { name: null });
  await change('products', unprintable, { name: 'Con un salto\u000Bde PowerPoint' });
  await change('products', addressless, { slug: '' });
  await change('cases', taking, { slug: 'index' });
  await changeAboutLink(db, '/servicios#no-existe');
  await breakPicture(db, product);
  const milliseconds = await product.untilLive(await product.publishChange());
  const held = await heldEntries(product);
  const missing = ERRORS.filter((part) => !held.some((message) => message.includes(part)));
  expectThat(missing.length === 0, `No se dijo: ${missing.join(', ')}. Se dijo: ${held.join(' ')}`);
  for (const route of ['/productos', `/productos/${unnamed.slug}`]) {
    const html = await product.page(route);
    expectThat(html.includes(unnamed.name), `${route} perdió lo que tenía.`);
  }
  const list = await product.page('/portafolio');
  expectThat(list.includes(taking.title), '/portafolio perdió un caso.');
  expectThat((await readTitle()) === title, '/portafolio ya no es la lista.');

  // The next change must be published in a single build.
  const mark = product.lines.length;
  await product.untilLive(await product.publishChange());
  await heldEntries(product);
  const isRepeated = product.linesSince(mark).some((line) => line.includes('se construye otra'));
  expectThat(!isRepeated, 'Volvió a construir por lo que ya sabía.');

  await change('products', unnamed, { name: 'Con nombre otra vez' });
  await changeAboutLink(db, '/contacto');
  await requestPublication(product.publisher);
  await product.untilLive('Con nombre otra vez');
  const left = await heldEntries(product);
  expectThat(left.length === held.length - 2, `Siguen detenidas: ${left.join(' ')}`);
  const uids = (await product.status()).held.map(({ entry }) => entry.uid);
  expectThat(!uids.includes(ABOUT), 'La página corregida sigue detenida.');
  return `${held.length} detenidas, lo demás en línea en ${milliseconds} ms`;
}

/** Publishes every kind of entry that the build or its checks reject, all at once. */
export const badEntries: Scenario = {
  name: 'Entradas que no se pueden publicar',
  expects: 'se detienen y se dicen, lo demás se publica',
  needs: ['site', 'visitor'],
  async run(product) {
    await product.settled();
    return withDatabase(product.env, (db) => publishBadEntries(product, db));
  },
};
