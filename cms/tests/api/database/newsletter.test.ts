import { setUpCms } from '../../support/start-cms';

const UID = 'api::newsletter-subscription.newsletter-subscription';

describe('POST /api/newsletter-subscriptions', () => {
  const cms = setUpCms();
  const subscribe = (data: unknown) =>
    cms.request.post('/api/newsletter-subscriptions').send({ data });

  it('returns the same response for a new and an existing address, regardless of case', async () => {
    const first = await subscribe({ email: ' Ana@Example.com ' });
    const again = await subscribe({ email: 'ANA@example.com' });

    expect([first.status, again.status]).toEqual([202, 202]);
    expect(first.body).toEqual({ data: { email: 'ana@example.com' } });
    expect(again.body).toEqual(first.body);
    expect(await cms.strapi.db.query(UID).count({ where: { email: 'ana@example.com' } })).toBe(1);
  });

  it.each([
    ['Ana <pegada@example.com>', 'pegada@example.com'],
    ['mailto:otra@example.com', 'otra@example.com'],
    ['\u200Btercera@exam\u00ADple.com\t', 'tercera@example.com'],
  ])('finds the address in %j', async (email, stored) => {
    expect((await subscribe({ email })).body).toEqual({ data: { email: stored } });
  });

  it('stores one row for twenty concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => subscribe({ email: 'todos@example.com' })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await cms.strapi.db.query(UID).count({ where: { email: 'todos@example.com' } })).toBe(1);
  });

  it.each([
    ['no address', {}],
    ['a bad address', { email: 'ana@example' }],
    ['an address with NUL', { email: 'a@b.mx\0' }],
    ['a wrong type', { email: { $ne: null } }],
    ['a list', { email: ['a@b.mx'] }],
    ['an unknown field', { email: 'a@b.mx', name: 'Ana' }],
    ['no data', undefined],
  ])('refuses %s', async (_what, data) => {
    const response = await subscribe(data);
    expect(response.status).toBe(400);
    expect(response.body.error.details.errors).toHaveLength(1);
  });

  it('accepts a form without JavaScript and responds with a page', async () => {
    const form = '/api/newsletter-subscriptions/form';
    const good = await cms.request.post(form).type('form').send({ email: 'Forma@Example.com' });
    expect(good.status).toBe(200);
    expect(good.text).toContain('Ya estás en la lista');
    expect(await cms.strapi.db.query(UID).count({ where: { email: 'forma@example.com' } })).toBe(1);

    const bad = await cms.request.post(form).type('form').send({ email: 'forma@' });
    expect(bad.status).toBe(400);
    expect(bad.type).toBe('text/html');
    expect(bad.text).toContain('Por favor ingresa un email válido');
  });
});
