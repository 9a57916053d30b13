import type { APIRequestContext } from '@playwright/test';
import { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import { atEachWidth, expectNoViolations } from '../support/expect-no-violations.ts';
import { allowPublications, expect, expectLive, test } from '../support/test.ts';

const ARTICLE = 'api::article.article';
const PRODUCT = 'api::product.product';
const LONG_WORD = 'Extraordinariamente'.repeat(16);
const SLUG = 'articulo-de-prueba';
const TITLE = 'Cierra tu caja 🎉 en cinco pasos';

const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

/** Returns the text of the elements of an Atom feed; fails when it is no well-formed XML. */
const readAtom = (source: string) => {
  const feed = new DOMParser().parseFromString(source, 'application/xml');
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    errors: texts('parsererror'),
    titles: texts('entry > title'),
    incomplete: [...feed.querySelectorAll('entry')].filter((entry) =>
      ['id', 'title', 'updated', 'author > name', 'link'].some(
        (part) => !entry.querySelector(part),
      ),
    ).length,
  };
};

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('articles appear with their lists, feeds and data, and the notice returns without them', async ({
  page,
  request,
  product,
}) => {
  allowPublications();
  const cms = new CmsEditor(product.cmsUrl, product.staff.editor);
  const drafts = await cms.list(ARTICLE);
  const [author] = await cms.list('api::author.author');
  const [category] = await cms.list('api::article-category.article-category');
  const [image] = await cms.listPictures();
  const [shown] = await cms.list(PRODUCT);
  const connect = (entry?: { documentId: string }) => ({
    connect: [{ documentId: entry?.documentId }],
  });
  const { documentId } = await cms.create(ARTICLE, {
    title: TITLE,
    slug: SLUG,
    summary:
      'Un resumen con مرحبا y 🍕, para ver que nada se rompe en la lista ni en los lectores.',
    date: '2026-11-25',
    image: image?.id,
    author: connect(author),
    category: connect(category),
    body: [
      { type: 'heading', level: 2, children: [text('Antes de empezar')] },
      paragraph(text(LONG_WORD)),
      paragraph(text('')),
      paragraph(
        text(''),
        { type: 'link', url: `/productos/${String(shown?.slug)}`, children: [text('El equipo')] },
        text(''),
      ),
    ],
  });
  await Promise.all(
    [...drafts.map((draft) => draft.documentId), documentId].map((id) => cms.publish(ARTICLE, id)),
  );
  try {
    await expectLive(request, `/blog/${SLUG}`, (html) => html.includes(TITLE), 'the article');

    await page.goto('/blog');
    for (const { title } of drafts) {
      await expect(page.getByRole('link', { name: String(title) })).toBeVisible();
    }
    await atEachWidth(page, () => expectNoViolations(page, 'main'));
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: String(shown?.name) })).toBeVisible();
    await atEachWidth(page, () => expectNoViolations(page, 'main'));

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = data
      .map((json) => JSON.parse(json) as Record<string, unknown>)
      .find((entry) => /Article|BlogPosting/.test(String(entry['@type'])));
    expect(article).toMatchObject({
      headline: TITLE,
      datePublished: expect.stringMatching(/^2026-11-25/),
    });

    const atom = await page.evaluate(readAtom, await read(request, '/blog/atom.xml'));
    expect(atom).toMatchObject({ errors: [], incomplete: 0 });
    expect(atom.titles).toContain(TITLE);
    const feed = (await (await request.get('/blog/feed.json')).json()) as {
      version: string;
      items: { title: string }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ title }) => title)).toEqual(atom.titles);
    expect(await read(request, '/sitemap-0.xml')).toContain(`/blog/${SLUG}<`);
  } finally {
    await cms.remove(ARTICLE, documentId);
    await Promise.all(drafts.map((draft) => cms.unpublish(ARTICLE, draft.documentId)));
    const isEmpty = (html: string) => drafts.every(({ slug }) => !html.includes(String(slug)));
    await expectLive(request, '/blog', isEmpty, 'the notice instead of the articles');
  }
  expect((await request.get('/blog/atom.xml')).status()).toBe(404);
  expect(await read(request, '/sitemap-0.xml')).not.toContain('/blog/');
});
