import { DEMO_STAFF } from '@tequiora/cms/contracts/panel-roles.ts';
import { CmsEditor } from '../../lib/cms-editor.ts';
import { PRODUCT } from '../content-types.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { addProducts } from './add-products.ts';

const COUNT = 500;
const ROUNDS = 3;

export const simultaneousEditors: Scenario = {
  name: `${COUNT} productos, tres personas publican en el mismo segundo`,
  expects: 'todo queda, 1 o 2 construcciones',
  needs: ['site'],
  isOnRequest: true,
  async run(product) {
    const { editor, env } = product;
    const { samples } = await addProducts(product, { count: COUNT, hasPictures: false });
    const signInAs = (email: string): CmsEditor =>
      new CmsEditor(env.CMS_PUBLIC_URL, { email, password: env.CMS_STAFF_PASSWORD });
    const editors = [editor, signInAs(DEMO_STAFF.editor), signInAs(DEMO_STAFF.administrador)];
    // Signs in before the measurement.
    for (const each of editors) await each.list(PRODUCT);
    const measured: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = product.lines.length;
      const edits = editors.map((by, index) => ({
        by,
        name: `Publicado por ${index + 1} en la ronda ${round + 1}`,
        sample: samples[round * editors.length + index],
      }));
      const startedAt = Date.now();
      await Promise.all(
        edits.map(({ by, name, sample }) =>
          by.publish(PRODUCT, sample?.documentId ?? '', { name }),
        ),
      );
      const publishing = Date.now() - startedAt;
      for (const { name, sample } of edits) {
        await product.untilLive(name, `/productos/${sample?.slug}`);
      }
      const took = Date.now() - startedAt;
      await product.settled();
      const builds = product.buildsSince(mark);
      expectThat(builds <= 2, `Hubo ${builds} construcciones.`);
      const seconds = [publishing, took].map((each) => (each / 1000).toFixed(1));
      measured.push(`publicadas en ${seconds[0]} s, en línea a los ${seconds[1]} s, ${builds}`);
    }
    const published = (await editor.list(PRODUCT, {}, 'published')).length;
    expectThat(published >= COUNT, `En el CMS quedan ${published} productos publicados.`);
    return `${published} productos; ${measured.join('; ')}`;
  },
};
