import { DEMO_STAFF } from '@tequiora/cms/contracts/panel-roles.ts';
import { signIn, type CmsEditor } from '../../harness/cms-editor.ts';
import { expectThat } from '../../harness/until.ts';
import { addProducts } from '../add-products.ts';
import { PRODUCT, type Scenario, type Stage } from '../scenario.ts';

const COUNT = 500;
const ROUNDS = 3;
const FIRST_BUILD_MS = 10 * 60_000;

async function signInThree({ product, editor }: Stage): Promise<CmsEditor[]> {
  const { CMS_PUBLIC_URL, CMS_STAFF_PASSWORD: password } = product.env;
  const signInAs = (email: string) => signIn(CMS_PUBLIC_URL, { email, password });
  return [editor, await signInAs(DEMO_STAFF.editor), await signInAs(DEMO_STAFF.administrador)];
}

export const simultaneousEditors: Scenario = {
  name: `${COUNT} productos, tres personas publican en el mismo segundo: todo queda, 1 o 2 construcciones`,
  isOnRequest: true,
  isMeasurement: true,
  async run(stage) {
    const { product, editor, untilLive } = stage;
    await product.settled();
    // A running publisher would build after every product.
    await product.kill('publisher');
    const samples = await addProducts(editor, { count: COUNT });
    await product.startPublisher();
    await product.settled(FIRST_BUILD_MS);
    const editors = await signInThree(stage);
    const remarks: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = product.lines.length;
      const edits = editors.map((each, index) => ({
        by: each,
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
      for (const { name, sample } of edits) await untilLive(name, `/productos/${sample?.slug}`);
      const took = Date.now() - startedAt;
      await product.settled();
      const builds = product.buildsSince(mark);
      expectThat(builds <= 2, `Hubo ${builds} construcciones.`);
      const seconds = [publishing, took].map((each) => (each / 1000).toFixed(1));
      remarks.push(`publicadas en ${seconds[0]} s, en línea a los ${seconds[1]} s, ${builds}`);
    }
    const published = (await editor.list(PRODUCT, 'published')).length;
    expectThat(published >= COUNT, `En el CMS quedan ${published} productos publicados.`);
    return `${published} productos; ${remarks.join('; ')}`;
  },
};
