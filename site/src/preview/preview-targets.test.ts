import { makeHomeData } from '../../test/home.ts';
import { makePreview } from '../../test/preview.ts';
import { makeProduct } from '../../test/products.ts';
import { findFrame } from './find-frame.ts';

const component = { default: () => null };
const product = { ...makeProduct({ slug: 'lector', name: 'Lector' }), shareCard: '/lector.jpg' };
const pages: Record<string, object> = {
  '/': makeHomeData(),
  '/productos': { firstProducts: [makeProduct({ slug: 'impresora' })] },
  '/productos/lector': { product, related: { nodes: [] }, page: null },
  '/productos/impresora': {
    product: { ...makeProduct({ slug: 'impresora' }), shareCard: '/impresora.jpg' },
    related: { nodes: [] },
    page: null,
  },
};

function serve(served: Record<string, object>) {
  const loadPage = (path: string) =>
    Promise.resolve(
      path in served
        ? { component, page: { path }, json: { data: served[path], pageContext: {} } }
        : { component, page: { path: '/404.html' } },
    );
  Object.assign(window, { ___loader: { loadPage } });
}

beforeEach(() => serve(pages));

test("a product is shown on its page with the draft's content", async () => {
  const frame = await findFrame(makePreview());
  expect(frame?.page?.path).toBe('/productos/lector');
  expect(frame?.page?.data).toMatchObject({
    product: {
      name: 'Lector nuevo',
      slug: 'lector-nuevo',
      price: 990,
      image: { url: '/uploads/lector.webp' },
      shareCard: '/lector.jpg',
    },
  });
});

test('a new product uses the page of another one and shows nothing of it', async () => {
  const frame = await findFrame(makePreview({ publishedAs: null }));
  expect(frame?.page?.path).toBe('/productos/impresora');
  const { product: shown } = frame?.page?.data as { product: object };
  expect(shown).toMatchObject({ name: 'Lector nuevo' });
  expect(shown).not.toHaveProperty('shareCard');
});

test('returns null without any page', async () => {
  serve({ '/productos': { firstProducts: [] } });
  expect(await findFrame(makePreview())).toBeNull();
  expect(await findFrame(makePreview({ uid: 'api::enquiry.enquiry' }))).toBeNull();
});

test('a testimonial replaces its published version and comes first', async () => {
  const entry = { name: 'Persona nueva', content: 'Otras palabras', results: [] };
  const testimonial = { uid: 'api::testimonial.testimonial', entry };
  const namesOf = async (publishedAs: { name: string; slug: null } | null) => {
    const frame = await findFrame(makePreview({ ...testimonial, publishedAs }));
    const { testimonials } = frame?.page?.data as Queries.HomePageQuery;
    return testimonials.nodes.map(({ name }) => name);
  };
  const all = [1, 2, 3, 4, 5].map((number) => `Persona ${number}`);
  const others = all.filter((name) => name !== 'Persona 3');
  expect(await namesOf({ name: 'Persona 3', slug: null })).toEqual(['Persona nueva', ...others]);
  expect(await namesOf(null)).toEqual(['Persona nueva', ...all]);
});

test('a list entry replaces its published version, or is appended when new', async () => {
  const client = {
    uid: 'api::client.client',
    entry: { name: 'Casa Nueva', logo: null, url: null },
  };
  const namesOf = async (publishedAs: { name: string; slug: null } | null) => {
    const frame = await findFrame(makePreview({ ...client, publishedAs }));
    const { clients } = frame?.page?.data as Queries.HomePageQuery;
    return clients.nodes.map(({ name }) => name);
  };
  expect(await namesOf({ name: 'Casa Yelvia', slug: null })).toEqual(['Casa Nueva']);
  expect(await namesOf(null)).toEqual(['Casa Yelvia', 'Casa Nueva']);
});

test('the texts of a page are those of the draft', async () => {
  const entry = { clientsTitle: 'Confían en nosotros', slides: [] };
  const frame = await findFrame(makePreview({ uid: 'api::home-page.home-page', entry }));
  const { page, clients } = frame?.page?.data as Queries.HomePageQuery;
  expect(page).toMatchObject(entry);
  expect(clients.nodes).toHaveLength(1);
});

test('a composed page needs no page of the release, and gets the types of its sections', async () => {
  serve({});
  const sections = [
    { __component: 'page.hero', title: 'Buen Fin', hidden: null },
    { __component: 'page.text', title: 'Bases', body: [], hidden: null },
  ];
  const frame = await findFrame(
    makePreview({
      uid: 'api::page.page',
      publishedAs: null,
      entry: { title: 'Buen Fin', slug: 'buen-fin', sections },
    }),
  );
  expect(frame?.page?.data).toMatchObject({
    content: {
      title: 'Buen Fin',
      sections: [
        { __typename: 'STRAPI__COMPONENT_PAGE_HERO', title: 'Buen Fin' },
        { __typename: 'STRAPI__COMPONENT_PAGE_TEXT', title: 'Bases', body: [], bodyPictures: [] },
      ],
    },
  });
});

describe('an article', () => {
  const entry = { title: 'Nuevo', slug: 'nuevo', summary: 'Qué es.', date: '2026-11-09', body: [] };
  const article = { uid: 'api::article.article', entry, publishedAs: null };
  const published = { slug: 'viejo', title: 'Viejo', share: null };
  const articlePage = {
    article: published,
    linked: [],
    related: [],
    previous: [],
    next: [],
    page: null,
  };

  it('is shown without a page of the release while none is published', async () => {
    serve({ ...pages, '/blog': { page: null, articles: [] } });
    const frame = await findFrame(makePreview(article));
    expect(frame?.page?.path).toBe('/blog/nuevo');
    expect(frame?.page?.data).toMatchObject({
      article: { title: 'Nuevo', bodyPictures: [] },
      related: [],
    });
  });

  it('uses the page of another article and shows nothing of it', async () => {
    serve({ ...pages, '/blog': { articles: [published] }, '/blog/viejo': articlePage });
    const frame = await findFrame(makePreview(article));
    expect(frame?.page?.path).toBe('/blog/viejo');
    const { article: shown } = frame?.page?.data as { article: object };
    expect(shown).toMatchObject({ title: 'Nuevo' });
    expect(shown).not.toHaveProperty('share');
  });

  it('shows the draft of its author on the newest article, or the blog without any', async () => {
    const author = { uid: 'api::author.author', entry: { name: 'Ana', role: 'Soporte' } };
    serve({ ...pages, '/blog': { articles: [published] }, '/blog/viejo': articlePage });
    const frame = await findFrame(makePreview({ ...author, publishedAs: null }));
    expect(frame?.page?.data).toMatchObject({
      article: { title: 'Viejo', author: { name: 'Ana' } },
    });
    serve({ ...pages, '/blog': { articles: [] } });
    expect((await findFrame(makePreview(author)))?.page?.path).toBe('/blog');
  });

  it('shows the draft of a category as that of the blog, and the texts of the blog in both places', async () => {
    serve({ ...pages, '/blog': { page: null, message: null, articles: [], category: [] } });
    const category = { uid: 'api::article-category.article-category', entry: { name: 'Cajas' } };
    const frame = await findFrame(makePreview({ ...category, publishedAs: null }));
    expect(frame?.page?.data).toMatchObject({ category: [{ name: 'Cajas' }] });
    const blog = { uid: 'api::blog-page.blog-page', entry: { title: 'Pronto', head: null } };
    expect((await findFrame(makePreview(blog)))?.page?.data).toMatchObject({
      page: { head: null },
      message: { title: 'Pronto' },
    });
  });
});
