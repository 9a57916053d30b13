import {
  CATALOGUE_FIELD_MESSAGES as FIELD,
  CATALOGUE_LIMITS,
  CATALOGUE_MESSAGES,
} from '../../../contracts/catalogue';
import { getAsSite } from '../../support/as-site';
import { addCategory, addPicture, buildProduct, buildService } from '../../support/build-product';
import { signInWithRole } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { uploadPicture } from '../../support/upload-picture';

type Method = 'get' | 'post' | 'put' | 'delete';
const DRAFT = '?status=draft';
const PANEL_PRODUCTS = '/content-manager/collection-types/api::product.product';

describe('products and services in the dashboard', () => {
  const cms = setUpCms();
  let category: string;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const send = (method: Method, address: string, data?: object) =>
    data ? call(method, address).send({ data }) : call(method, address);
  const add = async (changes: object = {}, query = DRAFT) => {
    const data = buildProduct(category, changes);
    return (await send('post', `/api/products${query}`, data).expect(201)).body.data;
  };
  const asSite = (address: string) => getAsSite(cms, address);

  beforeAll(async () => {
    category = await addCategory(cms);
    ({ call } = await signIn(cms));
  });

  describe('saving', () => {
    it('keeps a draft invisible to visitors until it is published', async () => {
      const image = await addPicture(cms);
      const product = await add({ name: 'Cajón de dinero', image, featured: true });
      expect(product).toMatchObject({
        name: 'Cajón de dinero',
        slug: 'cajon-de-dinero',
        price: 1499.99,
        featured: true,
        state: 'draft',
        category: { documentId: category, name: 'Puntos de venta' },
        image: { id: image, url: '/uploads/lector_1.png', alternativeText: 'Un lector de códigos' },
      });
      const address = `/api/products/${product.documentId}`;
      expect((await asSite(address)).status).toBe(404);

      const published = await send('post', `${address}/publish`).expect(200);
      expect(published.body.data).toMatchObject({ name: 'Cajón de dinero', state: 'published' });
      expect((await asSite(address)).body.data).toMatchObject({ slug: 'cajon-de-dinero' });

      const changed = await send('put', `${address}${DRAFT}`, { price: 900 }).expect(200);
      expect(changed.body.data).toMatchObject({ price: 900, state: 'modified', featured: true });
      expect((await asSite(address)).body.data.price).toBe(1499.99);

      const saved = await send('put', address, { price: 800 }).expect(200);
      expect(saved.body.data).toMatchObject({ price: 800, state: 'published' });
      expect((await asSite(address)).body.data.price).toBe(800);

      const hidden = await send('post', `${address}/unpublish`).expect(200);
      expect(hidden.body.data).toMatchObject({ price: 800, state: 'draft' });
      expect((await asSite(address)).status).toBe(404);
    });

    it('publishes immediately without `status=draft`', async () => {
      const product = await add({ name: 'Impresora térmica' }, '');
      expect(product.state).toBe('published');
      expect((await asSite(`/api/products/${product.documentId}`)).status).toBe(200);
    });

    it('keeps the order of the features of a service', async () => {
      const { body } = await send('post', '/api/services', buildService()).expect(201);
      expect(body.data).toMatchObject({
        slug: 'consultoria-en-linea',
        price: 'Desde $500/mes',
        category: 'Consultoría',
        state: 'published',
      });
      const address = `/api/services/${body.data.documentId}`;
      const features = [{ id: 99, text: ' Plan ' }, { text: 'Diagnóstico' }];
      await send('put', address, { features, category: null }).expect(200);
      const read = await send('get', `${address}${DRAFT}`).expect(200);
      expect(read.body.data.features.map(({ text }: { text: string }) => text)).toEqual([
        'Plan',
        'Diagnóstico',
      ]);
      expect(read.body.data).toMatchObject({ category: null, state: 'published' });
    });

    it('lists the categories of all services, also of more than a page', async () => {
      const rows = Array.from({ length: 130 }, (_, index) => ({
        ...{ documentId: `servicio${index}`, name: 'Servicio', slug: `servicio-${index}` },
        category: index === 129 ? 'Última' : 'Ática',
        publishedAt: null,
      }));
      await cms.strapi.db.query('api::service.service').createMany({ data: rows });
      const { body } = await send('get', '/api/services/categories').expect(200);
      expect(body.data).toEqual(expect.arrayContaining(['Ática', 'Última']));
      expect(body.data).toEqual([...new Set<string>(body.data)]);
      expect((await cms.request.get('/api/services/categories')).status).toBe(401);
      await cms.strapi.db.query('api::service.service').deleteMany({
        where: { documentId: { $startsWith: 'servicio' } },
      });
    });

    it('creates a unique slug for each entry of the same name, also for concurrent requests', async () => {
      const same = await Promise.all([0, 1, 2].map(() => add({ name: 'Báscula & más' })));
      const slugs = same.map(({ slug }) => slug as string);
      expect(new Set(slugs).size).toBe(3);
      expect((await add({ name: '¡¿!?' })).slug).toMatch(/^(producto|servicio)/);
      expect((await add({ name: 'ñ'.repeat(120) })).slug.length).toBeLessThanOrEqual(120);
      const [first, second] = same;
      const taken = await send('put', `/api/products/${first.documentId}`, { slug: second.slug });
      expect(taken.body.error.details.errors).toEqual([
        { path: ['slug'], message: FIELD.slugTaken },
      ]);
      await send('put', `/api/products/${first.documentId}`, { slug: first.slug }).expect(200);
    });

    it('refuses a stale edit with 409', async () => {
      const product = await add();
      const address = `/api/products/${product.documentId}${DRAFT}`;
      const { updatedAt } = product;
      const first = await send('put', address, { price: 1, updatedAt }).expect(200);
      const stale = await send('put', address, { price: 2, updatedAt });
      expect([stale.status, stale.body.error.message]).toEqual([409, CATALOGUE_MESSAGES.stale]);
      await send('put', address, { price: 3, updatedAt: first.body.data.updatedAt }).expect(200);
      await send('put', address, { updatedAt: 'ayer' }).expect(400);
    });

    it('accepts one of two concurrent edits', async () => {
      const { documentId, updatedAt } = await add();
      const edits = [1, 2, 3].map((price) =>
        send('put', `/api/products/${documentId}${DRAFT}`, { price, updatedAt }),
      );
      const statuses = (await Promise.all(edits)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    });

    it('deletes the draft and the published version of an entry', async () => {
      const product = await add({}, '');
      const address = `/api/products/${product.documentId}`;
      await send('delete', address).expect(204);
      expect(
        await cms.strapi.db
          .query('api::product.product')
          .count({ where: { documentId: product.documentId } }),
      ).toBe(0);
      await send('get', `${address}${DRAFT}`).expect(404);
    });
  });

  describe('validation', () => {
    it.each([
      ['products', CATALOGUE_MESSAGES.productNotFound],
      ['services', CATALOGUE_MESSAGES.serviceNotFound],
    ])('names the missing field: %s', async (type, message) => {
      const address = `/api/${type}/aaaaaaaaaaaaaaaaaaaaaaaa`;
      const responses = [
        await send('get', address),
        await send('get', `${address}${DRAFT}`),
        await send('put', address, { name: 'Algo' }),
        await send('delete', address),
        await send('post', `${address}/publish`),
        await send('post', `${address}/unpublish`),
      ];
      for (const { status, body } of responses) {
        expect([status, body.error.message]).toEqual([404, message]);
      }
    });

    it.each([
      ['name', { name: 'A' }],
      ['name', { name: 7 }],
      ['description', { description: 'Corta' }],
      ['price', { price: -1 }],
      ['price', { price: 10_000_000 }],
      ['price', { price: 10.999 }],
      ['price', { price: 0.1 + 0.2 }],
      ['price', { price: '12' }],
      ['category', { category: '' }],
      ['category', { category: 'nohaytalcategoria' }],
      ['category', { category: { $ne: 1 } }],
      ['featured', { featured: 'sí' }],
      ['image', { image: 999_999 }],
      ['image', { image: 'x' }],
      ['slug', { slug: 'Con Espacios' }],
    ] as const)('reports an invalid %s of a product: %j', async (field, changes) => {
      const message = FIELD[field];
      for (const query of [DRAFT, '']) {
        const response = await send(
          'post',
          `/api/products${query}`,
          buildProduct(category, changes),
        );
        expect(response.status).toBe(400);
        expect(response.body.error.details.errors).toEqual([{ path: [field], message }]);
      }
    });

    it('says by how many characters a text is too long', async () => {
      const body = buildProduct(category, { name: 'a'.repeat(123) });
      const response = await send('post', `/api/products${DRAFT}`, body);
      expect(response.body.error.details.errors).toEqual([
        { path: ['name'], message: 'Sobran 3 caracteres: el límite es 120' },
      ]);
    });

    const tooMany = Array.from({ length: CATALOGUE_LIMITS.features.max + 1 }, () => ({
      text: 'a',
    }));
    it.each([
      ['features', { features: tooMany }, FIELD.features],
      ['features', { features: 'a' }, FIELD.features],
      ['features', { features: [{ text: '' }] }, FIELD.feature],
      ['features', { features: [{ text: 'a'.repeat(161) }] }, FIELD.feature],
      ['price', { price: '' }, FIELD.priceText],
      ['category', { category: 'a'.repeat(81) }, 'Sobra 1 carácter: el límite es 80'],
    ])('reports an invalid %s of a service', async (field, changes, message) => {
      const response = await send('post', '/api/services', buildService(changes));
      expect(response.status).toBe(400);
      expect(response.body.error.details.errors).toEqual([{ path: [field], message }]);
    });

    it('names all invalid and all unknown fields at once', async () => {
      const response = await send('post', '/api/products', { publishedAt: 'x', seo: {} });
      const paths = response.body.error.details.errors.map(
        ({ path }: { path: string[] }) => path[0],
      );
      expect(paths.sort()).toEqual([
        'category',
        'description',
        'name',
        'price',
        'publishedAt',
        'seo',
      ]);
      await call('post', '/api/products').send({}).expect(400);
    });

    it('refuses to publish an incomplete entry and names the missing fields', async () => {
      const draft = await cms.strapi
        .documents('api::product.product')
        .create({ data: { name: 'A medias', slug: 'a-medias', price: 1 } as never });
      const address = `/api/products/${draft.documentId}`;
      for (const response of [
        await send('post', `${address}/publish`),
        await send('put', address, { price: 2 }),
      ]) {
        expect(response.status).toBe(400);
        expect(response.body.error.details.errors).toEqual([
          { path: ['description'], message: FIELD.description },
          { path: ['category'], message: FIELD.category },
        ]);
      }
      await send('put', `${address}${DRAFT}`, { price: 2 }).expect(200);
    });

    it('reports the same publish checks as the CMS panel, also in fields of the panel only', async () => {
      const panel = await signInWithRole(cms, 'editor');
      const image = await uploadPicture(panel);
      const changes = { name: 'Con faltas', image, description: 'Se usa en {lugar}, con {nada}.' };
      const seo = { title: 'Lector para {lugar}' };
      const { documentId } = await cms.strapi
        .documents('api::product.product')
        .create({ data: { ...buildProduct(category, changes), slug: 'con-faltas', seo } as never });
      const expected = await panel.call('post', `${PANEL_PRODUCTS}/${documentId}/actions/publish`);
      expect(expected.body.error.details.errors).toMatchObject([
        { path: ['image'], message: expect.stringContaining('no tiene texto alternativo') },
        { path: ['description'], message: expect.stringContaining('{lugar} no existe') },
        { path: ['description'], message: expect.stringContaining('{nada} no existe') },
        { path: ['seo', 'title'], message: expect.stringContaining('{lugar} no existe') },
      ]);
      const address = `/api/products/${documentId}`;
      for (const { status, body } of [
        await send('post', `${address}/publish`),
        await send('put', address, { price: 2 }),
      ]) {
        expect([status, body.error.message]).toEqual([400, expected.body.error.message]);
        expect(body.error.details.errors).toEqual(expected.body.error.details.errors);
      }
    });

    it('returns the warnings of the publish checks with one entry, but not in lists', async () => {
      const description = 'Lee códigos y cuesta $900 con instalación.';
      const product = await add({ name: 'Con precio viejo', description, price: 1200 });
      const outdated = expect.stringMatching(/^«Descripción» dice \$900 y el precio es \$1,200/);
      expect(product.warnings).toEqual([outdated]);
      const address = `/api/products/${product.documentId}`;
      const published = await send('put', address, { price: 1000 }).expect(200);
      expect(published.body.data.warnings).toEqual([expect.stringMatching(/^«Descripción» dice/)]);
      await send('put', `${address}${DRAFT}`, { price: 10, description }).expect(200);
      const { body } = await send('get', `${address}${DRAFT}`).expect(200);
      expect(body.data.warnings).toEqual([
        expect.stringMatching(/^«Precio[^»]*» cambia de \$1,000\.00 a \$10\.00/),
        expect.stringMatching(/^«Descripción» dice/),
      ]);
      const list = await send('get', `/api/products${DRAFT}`).expect(200);
      expect(list.body.data[0]).not.toHaveProperty('warnings');
    });

    it('warns about the name and the picture of another product, and names it', async () => {
      const image = await addPicture(cms);
      const description = 'Pesa hasta treinta kilos.';
      await add({ name: 'Báscula de piso', description, image }, '');
      const other = await add({ name: 'Báscula de mesa', description, image });
      expect(other.warnings).toEqual([
        expect.stringMatching(/^«Imagen»: «lector.png» ya se ve en «Báscula de piso»/),
      ]);
      const address = `/api/products/${other.documentId}`;
      const { body } = await send('put', address, { image: null, name: 'Báscula de piso' });
      expect(body.data.warnings).toEqual([expect.stringMatching(/se llama «Báscula de piso»/)]);
    });

    it('refuses a file that is not a picture', async () => {
      const image = await addPicture(cms, 'application/pdf');
      const response = await send('post', '/api/products', buildProduct(category, { image }));
      expect(response.body.error.details.errors).toEqual([
        { path: ['image'], message: FIELD.image },
      ]);
    });
  });

  describe('the list', () => {
    beforeAll(async () => {
      await cms.strapi.db.query('api::product.product').deleteMany({});
      await add({ name: 'Pantalla táctil', description: 'Con SOPORTE para caja.', price: 3 }, '');
      await add({ name: 'Lámpara', description: '100% recargable, sin cables.', price: 1 });
      await add({ name: 'Ñandú de peluche', description: 'Regalo de la compañía.', price: 2 });
    });
    const names = async (query: string) => {
      const { body } = await send('get', `/api/products?status=draft&${query}`).expect(200);
      return body.data.map(({ name }: { name: string }) => name);
    };

    it.each([
      ['TACTIL', ['Pantalla táctil']],
      ['pántalla caja', ['Pantalla táctil']],
      ['lampara', ['Lámpara']],
      ['LÁMPARA', ['Lámpara']],
      ['nandu', ['Ñandú de peluche']],
      ['compania', ['Ñandú de peluche']],
      ['100%', ['Lámpara']],
      ['_', []],
      ['nada así', []],
      ['', ['Lámpara', 'Ñandú de peluche', 'Pantalla táctil']],
    ])('finds «%s» regardless of accents and case', async (text, expected) => {
      expect(await names(`sort=price&search=${encodeURIComponent(text)}`)).toEqual(expected);
    });

    it('combines a search with sorting, filters and pagination', async () => {
      const query = 'sort=price:desc&pagination[pageSize]=2&search=a&filters[price][$lt]=3';
      const { body } = await send('get', `/api/products?status=draft&${query}`).expect(200);
      expect(body.data.map(({ price }: { price: number }) => price)).toEqual([2, 1]);
      expect(body.meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 1, total: 2 });
      expect(await names(`filters[category][documentId][$eq]=${category}&search=tactil`)).toEqual([
        'Pantalla táctil',
      ]);
    });

    it('puts products without a price last in the order of prices, over all pages', async () => {
      const open = await add({ name: 'Kiosco', price: null });
      expect(open.price).toBeNull();
      const page = async (sort: string, number: number) => {
        const query = `sort=${sort},name:asc&pagination[page]=${number}&pagination[pageSize]=2`;
        const { body } = await send('get', `/api/products?status=draft&${query}`).expect(200);
        expect(body.meta.pagination).toEqual({
          ...{ page: number, pageSize: 2, pageCount: 2, total: 4 },
        });
        return body.data.map(({ name }: { name: string }) => name);
      };
      const ascending = ['Lámpara', 'Ñandú de peluche', 'Pantalla táctil', 'Kiosco'];
      const descending = ['Pantalla táctil', 'Ñandú de peluche', 'Lámpara', 'Kiosco'];
      expect([...(await page('price:asc', 1)), ...(await page('price:asc', 2))]).toEqual(ascending);
      expect([...(await page('price:desc', 1)), ...(await page('price:desc', 2))]).toEqual(
        descending,
      );
      expect(await page('price', 3)).toEqual([]);
      await send('delete', `/api/products/${open.documentId}`).expect(204);
    });

    it('returns the state of each draft', async () => {
      const { body } = await send('get', '/api/products?status=draft&sort=price&fields=name');
      const states = body.data.map(({ state }: { state: string }) => state);
      expect(states).toEqual(['draft', 'draft', 'published']);
    });

    it('returns published entries without `status=draft`', async () => {
      const { body } = await send('get', '/api/products').expect(200);
      expect(body.data).toHaveLength(1);
      expect(body.data[0].category.documentId).toBe(category);
    });

    it('refuses unknown parameters', async () => {
      await send('get', '/api/products?otro=1').expect(400);
      await send('get', '/api/products?filters[createdBy][id]=1').expect(400);
    });
  });

  it('keeps the response format that the site build reads', async () => {
    const { body } = await asSite('/api/products?populate=category').expect(200);
    expect(body.data[0]).not.toHaveProperty('state');
    expect(body.data[0]).not.toHaveProperty('image');
    expect((await asSite('/api/products?search=a')).status).toBe(400);
  });
});
