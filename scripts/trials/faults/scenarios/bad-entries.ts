import { expectThat } from '../../harness/until.ts';
import { openPublishedRows } from '../published-rows.ts';
import type { Scenario, Stage } from '../scenario.ts';

const PICTURE = 'prod-lector.webp';
const ABOUT = 'api::about-page.about-page';

async function heldEntries({ product }: Stage): Promise<string[]> {
  const { state, held, last } = await product.settled();
  expectThat(state === 'idle', `No se publicó: ${last?.error}.`);
  return held.map(({ message }) => message).sort();
}

/** Publishes every kind of entry that the build or its checks reject, all at once. */
export const badEntries: Scenario = {
  name: 'Entradas que no se pueden publicar',
  async run(stage) {
    const { product, publishChange, untilLive } = stage;
    await product.settled();
    const rows = await openPublishedRows(product);
    try {
      const [, unnamed, unprintable, addressless] = await rows.list('products');
      const [taking] = await rows.list('cases');
      if (!unnamed || !unprintable || !addressless || !taking) throw new Error('Faltan entradas.');
      const portfolio = await product.page('/portafolio');
      const lector = await product.page('/productos');
      expectThat(lector.includes(String(unnamed.name)), 'Falta un producto en el catálogo.');

      await rows.change('products', unnamed, { name: null });
      await rows.change('products', unprintable, { name: 'Con un salto\u000Bde PowerPoint' });
      await rows.change('products', addressless, { slug: '' });
      await rows.change('cases', taking, { slug: 'index' });
      await rows.changeCallToAction('about_pages', '/servicios#no-existe');
      await rows.breakPicture(PICTURE);
      const milliseconds = await untilLive(await publishChange());
      const held = await heldEntries(stage);
      const found = [
        'falta el nombre',
        'caracteres invisibles',
        'falta la dirección',
        'su dirección («index»)',
        'no es una imagen',
        '/servicios#no-existe',
      ].filter((part) => !held.some((message) => message.includes(part)));
      expectThat(found.length === 0, `No se dijo: ${found.join(', ')}. Se dijo: ${held.join(' ')}`);

      for (const route of ['/productos', `/productos/${String(unnamed.slug)}`]) {
        const html = await product.page(route);
        expectThat(html.includes(String(unnamed.name)), `${route} perdió lo que tenía.`);
      }
      const list = await product.page('/portafolio');
      expectThat(list.includes(String(taking.title)), '/portafolio perdió un caso.');
      expectThat(
        /<h1.*?<\/h1>/s.exec(list)?.[0] === /<h1.*?<\/h1>/s.exec(portfolio)?.[0],
        '/portafolio ya no es la lista.',
      );

      // The next change must be published in a single build.
      const mark = product.lines.length;
      await untilLive(await publishChange());
      await heldEntries(stage);
      const repeated = product
        .linesSince(mark)
        .filter((line) => line.includes('se construye otra'));
      expectThat(repeated.length === 0, 'Volvió a construir por lo que ya sabía.');

      await rows.change('products', unnamed, { name: 'Con nombre otra vez' });
      await rows.changeCallToAction('about_pages', '/contacto');
      await product.call('POST', '/publish', product.authorization);
      await untilLive('Con nombre otra vez');
      const left = await heldEntries(stage);
      expectThat(left.length === held.length - 2, `Siguen detenidas: ${left.join(' ')}`);
      expectThat(
        (await product.status()).held.every(({ entry }) => entry.uid !== ABOUT),
        'La página corregida sigue detenida.',
      );
      return `${held.length} detenidas, lo demás en línea en ${milliseconds} ms`;
    } finally {
      await rows.close();
    }
  },
};
