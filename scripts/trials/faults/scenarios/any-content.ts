import fc from 'fast-check';
import { PUBLIC_ROUTES } from '../../../lib/releases/routes.ts';
import type { CmsEditor } from '../../harness/cms-editor.ts';
import { CmsRefusal } from '../../harness/panel-session.ts';
import { expectThat } from '../../harness/until.ts';
import { CATEGORY, ENTRY_TYPES } from '../../sequences/entry-types.ts';
import type { Scenario } from '../scenario.ts';

const COUNT = 80;
/** Unusual input for forms. */
const ODD_TEXTS = [
  ...['🔥🔥', ' ', 'A\u000BB', '\u202Eabc', 'ñ́andú', '\u0000', '\uD800', 'a'.repeat(300)],
  ...['<script>alert(1)</script>', '"a" & \'b\'', '{precio}', '{precios}', '{', '`${x}`', '\\'],
  ...['index', '404', '..', 'null', '__proto__', 'page-data', '%2e%2e', '#nada', '/servicios#nada'],
];

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
);
const types = ENTRY_TYPES.filter(({ pictures, required, relation }) =>
  Boolean(
    required &&
    !pictures.some(({ isRequired }) => isRequired) &&
    (!relation || relation.uid === CATEGORY),
  ),
);
const content = fc.record({
  type: fc.constantFrom(...types),
  name: oddText,
  slug: fc.option(oddText, { nil: undefined }),
  description: oddText,
  title: oddText,
});
type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

/** Creates and publishes an entry as the panel does; returns whether the CMS accepted it. */
async function publish(editor: CmsEditor, each: Content, number: number): Promise<boolean> {
  const { type, name, slug, description, title } = each;
  const [category] = await editor.list(CATEGORY, 'published');
  const data = {
    ...type.required?.(number),
    [type.nameField]: name,
    ...(type.hasAddress && { slug }),
    ...(type.relation && {
      [type.relation.field]: { connect: [{ documentId: category?.documentId }] },
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
  async run({ product, editor }) {
    // Another scenario may have left held entries.
    const known = new Set((await product.settled()).held.map(({ message }) => message));
    // A running publisher would build after every entry.
    await product.kill('publisher');
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const samples = fc.sample(content, { numRuns: COUNT, seed });
    let accepted = 0;
    for (const [number, each] of samples.entries()) {
      if (await publish(editor, each, number + 1)) accepted += 1;
    }
    await product.startPublisher();
    const { state, last, held } = await product.settled();
    expectThat(state === 'idle' && last?.ok === true, `SEED=${seed}: ${last?.error}`);
    const found = held.map(({ message }) => message).filter((message) => !known.has(message));
    expectThat(
      found.length === 0,
      `SEED=${seed}: el CMS aceptó lo que no se construye: ${found.join(' ')}`,
    );
    for (const route of PUBLIC_ROUTES) {
      const [canonical = ''] =
        /<link[^>]*rel="canonical"[^>]*>/.exec(await product.page(route)) ?? [];
      const isOwn = canonical.includes(`href="${product.env.SITE_PUBLIC_URL}${route}"`);
      expectThat(isOwn, `SEED=${seed}: ${route} no es su propia página: ${canonical}`);
    }
    expectThat(accepted >= COUNT / 4, `SEED=${seed}: el CMS solo aceptó ${accepted}.`);
    return `${accepted} de ${COUNT} aceptadas y en línea, semilla ${seed}`;
  },
};
