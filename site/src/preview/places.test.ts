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
