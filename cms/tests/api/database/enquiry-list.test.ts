import type { EnquirySummary } from '../../../contracts/dashboard-enquiry';
import { HONEYPOT_FIELD } from '../../../contracts/enquiry';
import { isoDay } from '../../../contracts/zoned-time';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { updateEnquiryRow, storeEnquiry } from '../../support/store-enquiry';

const UID = 'api::enquiry.enquiry';
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

describe('the list of enquiries', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const list = (query = '') => call('get', `/api/enquiries${query}`);
  const names = async (query: string) => {
    const { body } = await list(query).expect(200);
    return body.data.map(({ name }: EnquirySummary) => name);
  };

  beforeAll(async () => {
    ({ call } = await signIn(cms));
    const people = [
      { name: 'Íñigo Peña', type: 'producto', phone: '9511234567' },
      { name: 'Ana Ruiz', type: 'servicio', message: 'Quiero cotizar 100% en línea el 2026-11-21' },
      {
        name: 'Berta Solís',
        type: 'consulta',
        source: '/servicios?utm_source=tarjeta',
        message: 'Somos un hotel; llámenme al 951 765 4321',
      },
      { name: 'Carlos Luna', type: 'producto', email: 'CARLOS@Example.com' },
      {
        name: 'Casino Bot',
        message: 'https://a.mx https://b.mx https://c.mx compra',
        [HONEYPOT_FIELD]: 'x',
      },
    ] as const;
    const rows = [];
    for (const person of people) rows.push(await storeEnquiry(cms, person));
    const [inigo, ana, berta, carlos] = rows;
    await updateEnquiryRow(cms, inigo.documentId, { dueAt: ago(10) });
    await updateEnquiryRow(cms, ana.documentId, { dueAt: ago(90) });
    await updateEnquiryRow(cms, berta.documentId, { dueAt: ago(-60) });
    // The changed due dates affect the urgency order only after the next change.
    for (const { documentId } of [inigo, ana, berta]) {
      await call('put', `/api/enquiries/${documentId}`).send({ data: { note: 'vista' } });
    }
    await call('put', `/api/enquiries/${carlos.documentId}`).send({
      data: { status: 'contactado' },
    });
  });

  it('returns the newest first, with only the fields of a row', async () => {
    const { body } = await list().expect(200);
    expect(body.meta.pagination).toEqual({
      ...{ page: 1, pageSize: 25, pageCount: 1, total: 5, isCapped: false },
    });
    expect(body.data[0].name).toBe('Casino Bot');
    expect(Object.keys(body.data[0]).sort()).toEqual([
      'channel',
      'company',
      'createdAt',
      'documentId',
      'dueAt',
      'email',
      'firstReplyAt',
      'folio',
      'lossReason',
      'message',
      'name',
      'nextStep',
      'nextStepOn',
      'owner',
      'phone',
      'phoneAsTyped',
      'phoneExtension',
      'quoteAmount',
      'quoteSaleOn',
      'result',
      'saleAmount',
      'saleDate',
      'source',
      'status',
      'subject',
      'type',
      'unansweredMails',
      'updatedAt',
      'waitingUntil',
    ]);
  });

  it.each([
    ['filters[status]=spam', ['Casino Bot']],
    ['filters[status][$ne]=spam&filters[type][$eq]=producto', ['Carlos Luna', 'Íñigo Peña']],
    ['filters[type][$in][0]=servicio&filters[status][$in][0]=nuevo', ['Ana Ruiz']],
    [
      'filters[$or][0][type]=consulta&filters[$or][1][status]=contactado',
      ['Carlos Luna', 'Berta Solís'],
    ],
    ['filters[$not][status]=nuevo', ['Casino Bot', 'Carlos Luna']],
    ['filters[source][$startsWith]=/servicios', ['Berta Solís']],
    ['filters[source][$null]=false', ['Berta Solís']],
    ['filters[firstReplyAt][$notNull]=true', ['Carlos Luna']],
    ['filters[answerMinutes][$lte]=120', ['Carlos Luna']],
    [`filters[createdAt][$gte]=${ago(-24 * 60)}`, []],
    [`filters[createdAt][$gte]=${ago(5)}&filters[email][$eqi]=carlos@example.com`, ['Carlos Luna']],
    ['overdue=true', ['Ana Ruiz', 'Íñigo Peña']],
    ['sort=urgency', ['Ana Ruiz', 'Íñigo Peña', 'Berta Solís', 'Casino Bot', 'Carlos Luna']],
    ['sort=urgency&filters[status]=nuevo', ['Ana Ruiz', 'Íñigo Peña', 'Berta Solís']],
    ['sort=createdAt:asc&pagination[pageSize]=2', ['Íñigo Peña', 'Ana Ruiz']],
    ['sort=createdAt:asc&pagination[pageSize]=2&pagination[page]=3', ['Casino Bot']],
    [
      'sort[0]=status:desc&sort[1]=createdAt:asc&filters[type]=producto',
      ['Carlos Luna', 'Íñigo Peña'],
    ],
    ['search=inigo', ['Íñigo Peña']],
    ['search=PEÑA', ['Íñigo Peña']],
    ['search=luna%20carlos', ['Carlos Luna']],
    ['search=carlos@example', ['Carlos Luna']],
    ['search=(951)%20123-45%2067', ['Íñigo Peña']],
    ['search=044%20951%20123%204567', ['Íñigo Peña']],
    ['search=951%20765%204321', ['Berta Solís']],
    ['search=9517654321', ['Berta Solís']],
    ['search=2026-11-21', ['Ana Ruiz']],
    ['search=hotel', ['Carlos Luna', 'Berta Solís', 'Íñigo Peña']],
    ['search=100%25', ['Ana Ruiz']],
    ['search=%25%25', []],
    ['search=_', []],
    ['search=', ['Casino Bot', 'Carlos Luna', 'Berta Solís', 'Ana Ruiz', 'Íñigo Peña']],
    ['search=peña&filters[status]=spam', []],
  ])('%s', async (query, expected) => {
    const found = await names(`?${query}`);
    // Without a sort, the order of rows created in the same millisecond is undefined.
    expect(found).toEqual(expected);
  });

  it('finds what staff noted and plan, the product asked about, and folios without the dash', async () => {
    const enquiry = await storeEnquiry(cms, {
      name: 'Rosaura Méndez',
      subject: 'Kiosco de autoservicio',
    });
    const { documentId, folio } = enquiry;
    const address = `/api/enquiries/${documentId}`;
    const note = 'Llamó la contadora Xiadani, de Refaccionaria Zempoala';
    const step = { text: 'Enviar la ficha técnica', on: isoDay(new Date()) };
    await call('put', address).send({ data: { note } }).expect(200);
    await call('post', `${address}/take`).expect(200);
    await call('put', `${address}/next-step`).send({ data: step }).expect(200);

    const searches = [
      ...['xiadani zempoala', 'Xiadani, de Refaccionaria', 'kiosco', 'ficha tecnica'],
      ...[folio, folio.replace('-', ''), folio.replace('-', ' ').toLowerCase()],
      ...['Rosaura, Méndez', 'Méndez.', '«Rosaura Méndez»', '"Rosaura"'],
    ];
    for (const search of searches) {
      expect([search, await names(`?search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        ['Rosaura Méndez'],
      ]);
    }
    await cms.strapi.db.query(UID).deleteMany({ where: { documentId } });
  });

  it.each(["O'Farrill", 'O’Farrill', 'ofarrill', 'OFARRILL'])(
    'finds «O’Farrill» by «%s»',
    async (search) => {
      const { documentId } = await storeEnquiry(cms, { name: 'Íñigo O’Farrill' });
      expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(['Íñigo O’Farrill']);
      await cms.strapi.db.query(UID).deleteMany({ where: { documentId } });
    },
  );

  it('sorts names as in Spanish, in the dashboard and in the panel', async () => {
    const expected = ['Álvaro', 'ana', 'Ñurka', 'Zoe'].map((name) => `${name} Orden`);
    const panel = await signInAsSuperAdmin(cms);
    const add = (name: string) =>
      panel.create(`/content-manager/collection-types/${UID}`, {
        ...{ name, email: 'orden@example.com', type: 'consulta', message: 'Hola' },
      });
    const ids = [];
    for (const name of ['Zoe', 'ana', 'Ñurka', 'Álvaro']) ids.push(await add(`${name} Orden`));

    const query = '?search=orden%20hola&sort=name';
    expect(await names(query)).toEqual(expected);
    expect(await names(`${query}:desc`)).toEqual([...expected].reverse());
    const { body } = await panel.call(
      'get',
      `/content-manager/collection-types/${UID}?sort=name:ASC&filters[$and][0][email]=orden@example.com`,
    );
    expect(body.results.map(({ name }: EnquirySummary) => name)).toEqual(expected);
    await cms.strapi.db.query(UID).deleteMany({ where: { documentId: { $in: ids } } });
  });

  it('sorts by the workflow status, not by publication status as Strapi would', async () => {
    const query = (order: string) => `?sort=status:${order}`;
    const statuses = async (order: string) =>
      (await list(query(order)).expect(200)).body.data.map(({ status }: EnquirySummary) => status);
    const expected = ['nuevo', 'nuevo', 'nuevo', 'contactado', 'spam'];
    expect(await statuses('asc')).toEqual(expected);
    expect(await statuses('desc')).toEqual([...expected].reverse());
  });

  it('finds an enquiry by folio', async () => {
    const { body } = await list();
    const { folio, name } = body.data[2];
    expect(await names(`?search=${folio.toLowerCase()}`)).toEqual([name]);
  });

  it('returns at most a hundred enquiries per page', async () => {
    const { body } = await list('?pagination[pageSize]=100000');
    expect(body.meta.pagination.pageSize).toBe(100);
  });

  it.each([
    ['filters[idempotencyKey][$notNull]=true', 'filters.idempotencyKey'],
    ['filters[searchText][$contains]=a', 'filters.searchText'],
    ['filters[emailKey]=a', 'filters.emailKey'],
    ['filters[createdBy][id]=1', 'filters.createdBy'],
    ['filters[history][$contains]=a', 'filters.history'],
    ['filters[foo]=1', 'filters.foo'],
    ['filters[status]=perdido', 'filters.status.$eq'],
    ['filters[status][$contains]=n', 'filters.status.$contains'],
    ['filters[status][$regex]=n', 'filters.status.$regex'],
    ['filters[status]', 'filters.status.$eq'],
    ['filters=todo', 'filters'],
    ['filters[name][$contains]=%00', 'filters.name.$contains'],
    ['filters[createdAt][$gte]=ayer', 'filters.createdAt.$gte'],
    ['filters[createdAt][$gte]=2026-99-99', 'filters.createdAt.$gte'],
    ['filters[answerMinutes]=99999999999', 'filters.answerMinutes.$eq'],
    [`filters${'[$not]'.repeat(18)}[status]=nuevo`, 'filters.$not.$not.$not.$not.$not'],
    ['sort=searchText:asc', 'sort'],
    ['sort=createdAt:hacia', 'sort'],
    ['sort=name&sort=email&sort=type&sort=status', 'sort'],
    ['pagination[page]=0', 'pagination.page'],
    ['pagination[pageSize]=-1', 'pagination.pageSize'],
    ['pagination[page]=99999999999999999999', 'pagination.page'],
    ['pagination[start]=1', 'pagination'],
    [`search=${'a'.repeat(101)}`, 'search'],
    ['search=%00', 'search'],
    ['search[$ne]=a', 'search'],
    ['overdue=1', 'overdue'],
    ['populate=*', 'populate'],
    ['fields=history', 'fields'],
    ['status=draft', 'status'],
    ['_q=a', '_q'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.data]).toEqual([400, null]);
    expect(body.error.details.errors[0].path.join('.')).toBe(path);
  });

  it.each(['$or', '$and'])('refuses 300 conditions instead of ignoring them: %s', async (name) => {
    const query = Array.from(
      { length: 300 },
      (_item, index) => `filters[${name}][${index}][name]=x`,
    );
    expect((await list(`?${query.join('&')}`)).status).toBe(400);
  });

  it('refuses more parameters than the parser reads', async () => {
    expect((await list(`?${'&'.repeat(1500)}filters[status]=spam`)).status).toBe(400);
  });

  it('counts the waiting and overdue enquiries', async () => {
    const { body } = await call('get', '/api/enquiries/summary').expect(200);
    const [newest] = (await list('?filters[name]=Carlos Luna')).body.data;
    expect(body).toEqual({
      data: { nuevo: 3, overdue: 2, withMails: 0, dudoso: 0, idle: 0, newestAt: newest.createdAt },
    });
  });
});
