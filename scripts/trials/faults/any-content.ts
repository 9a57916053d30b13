import fc from 'fast-check';
import { CmsRefusal, type CmsEditor } from '../../lib/cms-editor.ts';
import { PUBLIC_ROUTES } from '../../lib/releases/routes.ts';
import { CATEGORY, ENTRY_TYPES } from '../content-types.ts';
import { oddText } from '../odd-text.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';

const COUNT = 80;

const types = ENTRY_TYPES.filter(
  ({ isCreatable, pictures, relations }) =>
    isCreatable &&
    !pictures.some(({ isRequired }) => isRequired) &&
    relations.every(({ uid }) => uid === CATEGORY),
);
// The CMS refuses most odd addresses, so that little would be left to build.
const address = fc.oneof(
  { weight: 1, arbitrary: oddText },
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/) },
);
const content = fc.record({
  type: fc.constantFrom(...types),
  name: oddText,
  slug: fc.option(address, { nil: undefined }),
  description: oddText,
  title: oddText,
});
type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

/** Creates and publishes an entry as the panel does; returns whether the CMS accepted it. */
async function publish(editor: CmsEditor, each: Content, number: number): Promise<boolean> {
  const { type, name, slug, description, title } = each;
  const [category] = await editor.list(CATEGORY, {}, 'published');
  const data = {
    ...type.required(number),
    [type.nameField]: name,
    ...(type.hasAddress && { slug }),
    ...(type.relations.length > 0 && {
      ...Object.fromEntries(
        type.relations.map(({ field }) => [
          field,
          { connect: [{ documentId: category?.documentId }] },
        ]),
      ),
      description,
      seo: { title, description },
    }),
  };
  try {
    const { documentId } = await editor.create(type.uid, data);
    await editor.publish(type.uid, documentId);
    return true;
  } catch (error) {
    if (error instanceof CmsRefusal) return false;
    throw error;
  }
}

/** Everything that the CMS accepts must build: no held entries, and every fixed route shows its own page. */
export const anyContent: Scenario = {
  name: 'Todo lo que el CMS acepta se construye',
  expects: 'ninguna entrada detenida, cada página es la suya',
  needs: ['site', 'visitor'],
  async run(product, { seed }) {
    // Another scenario may have left held entries.
    const known = new Set((await product.settled()).held.map(({ message }) => message));
    // A running publisher would build after every entry.
    await product.kill('publisher');
    const samples = fc.sample(content, { numRuns: COUNT, seed });
    let accepted = 0;
    for (const [number, each] of samples.entries()) {
      if (await publish(product.editor, each, number + 1)) accepted += 1;
    }
    await product.start('publisher');
    const { state, last, held } = await product.settled();
    expectThat(state === 'idle' && last?.ok === true, `semilla ${seed}: ${last?.error}`);
    const found = held.map(({ message }) => message).filter((message) => !known.has(message));
    expectThat(
      found.length === 0,
      `semilla ${seed}: el CMS aceptó lo que no se construye: ${found.join(' ')}`,
    );
    for (const route of PUBLIC_ROUTES) {
      const [canonical = ''] =
        /<link[^>]*rel="canonical"[^>]*>/.exec(await product.page(route)) ?? [];
      const isOwn = canonical.includes(`href="${product.env.SITE_PUBLIC_URL}${route}"`);
      expectThat(isOwn, `semilla ${seed}: ${route} no es su propia página: ${canonical}`);
    }
    expectThat(accepted >= COUNT / 4, `semilla ${seed}: el CMS solo aceptó ${accepted}.`);
    return `${accepted} de ${COUNT} aceptadas y en línea`;
  },
};
