import { CATALOGUE_FIELD_MESSAGES as FIELDS } from '../../../contracts/catalogue';
import { CATALOGUE_CHANGE_MESSAGES as CHANGES } from '../../../contracts/catalogue-changes';
import {
  IMPORT_MESSAGES as MESSAGES,
  type ImportRow,
  type SheetRow,
} from '../../../contracts/catalogue-import';
import { EXPORT_FORMATS } from '../../../contracts/export-formats';
import { readSheet, type Sheet } from '../../../contracts/read-sheet';
import { PRICE_TAXES } from '../../../contracts/tax';
import { getAsSite } from '../../support/as-site';
import { addCategory, buildProduct } from '../../support/build-product';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const UID = 'api::product.product';

/** What spreadsheets and CSV like to change. */
const ODD_TEXTS = [
  'Dice "hola", y ya; o\tno',
  '=1+1',
  "'=1+1",
  "''apóstrofos'",
  '-2\n+3\n@x',
  '007',
  '1E5',
  '1/2',
  '2026-12-01',
  '$1,299.00',
  '15%',
  'VERDADERO',
  '_x0041_ <b>&amp;</b> 🙂 👩‍💻',
  'ñandú’s «café»',
  'Ω ∑ 漢字',
].map((text) => `${text} `.repeat(3).trim());

const textOf = (cell: unknown) => (typeof cell === 'string' ? cell : '');

describe('the import of products', () => {
  const cms = setUpCms();
  let category: string;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  const send = (address: string, data: object) =>
    call('post', `/api/products/${address}`).send({ data });
  const add = async (changes: object = {}, query = '') => {
    const { body } = await call('post', `/api/products${query}`)
      .send({ data: buildProduct(category, changes) })
      .expect(201);
    return body.data as { documentId: string; slug: string; updatedAt: string };
  };
  const sheet = (columns: string[], ...cells: SheetRow['cells'][]): Sheet => ({
    columns,
    rows: cells.map((row, index) => ({ number: index + 2, cells: row })),
  });
  const check = async (data: object): Promise<ImportRow[]> =>
    (await send('import/check', data).expect(200)).body.data;
  /** Imports what a check has accepted. */
  async function importSheet(data: Sheet & { isPublishing?: boolean }) {
    const checked = await check(data);
    const seen = new Map(checked.map(({ number, seenAt }) => [number, seenAt]));
    const rows = data.rows.map((row) => ({ ...row, seenAt: seen.get(row.number) }));
    return send('import', { ...data, rows });
  }
  const draftOf = async (documentId: string) =>
    (await call('get', `/api/products/${documentId}?status=draft`)).body.data;
  const onSite = async (documentId: string) =>
    (await getAsSite(cms, `/api/products/${documentId}`)).body.data;
  const countProducts = () => cms.strapi.db.query(UID).count();
  const exportSheet = async (format: string): Promise<Sheet> => {
    const { body } = await call('get', `/api/products/export?format=${format}`)
      .responseType('blob')
      .expect(200);
    return readSheet(new Uint8Array(body));
  };

  beforeAll(async () => {
    category = await addCategory(cms);
    await addCategory(cms, 'Lectores, cables y más');
    ({ call } = await signIn(cms));
  });

  describe('of an export', () => {
    beforeAll(async () => {
      for (const [index, text] of ODD_TEXTS.entries()) {
        const { documentId } = await add(
          { name: text.slice(0, 100), slug: `raro-${index}` },
          '?status=draft',
        );
        const data: object = {
          description: text,
          unit: text.replaceAll('\n', ' ').slice(0, 40),
          searchTerms: index % 2 ? null : text,
          price: index + 0.1,
          tax: PRICE_TAXES[index % 2],
          minQuantity: index || null,
          offerPrice: index % 2 ? index / 10 : null,
          offerFrom: index % 2 ? `2026-12-0${(index % 9) + 1}T06:00:30.000Z` : null,
          featured: index % 2 === 0,
        };
        await cms.strapi.documents(UID).update({ documentId, data });
      }
      await add({ name: 'Publicado', description: 'Largo. '.repeat(250).trim() });
    });

    it.each(EXPORT_FORMATS)('changes nothing: %s', async (format) => {
      const data = await exportSheet(format);
      expect(data.rows.length).toBeGreaterThan(ODD_TEXTS.length);
      const rows = await check(data);
      expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    });

    it('finds dates and amounts that a spreadsheet has rewritten unchanged', async () => {
      const { columns, rows } = await exportSheet('csv');
      const [date, price] = [columns.indexOf('Oferta desde'), columns.indexOf('Precio')];
      const rewrite = (order: string) =>
        rows.map(({ number, cells }) => {
          const text = textOf(cells[date]);
          const written = text.replace(/(\d+)-(\d+)-(\d+) 0?(\d+):/, order);
          const amount = ` $${textOf(cells[price])} `;
          const changed = cells.with(date, written).with(price, amount);
          return { number, cells: changed };
        });
      for (const order of ['$3/$2/$1 $4:', '$2/$3/$1 $4:']) {
        const checked = await check({ columns, rows: rewrite(order) });
        expect(checked.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      }
    });
  });

  it('shows new and changed products, and changes nothing', async () => {
    const online = await add({ name: 'Báscula', price: 100 });
    const count = await countProducts();
    const data = sheet(
      ['nombre', 'PRECIO', 'Dirección', 'Categoria', 'Descripción'],
      ['Báscula', '$1,299.50', online.slug, 'Puntos de venta', 'Pesa hasta 30 kg.'],
      ['Cajón', 450, '', 'lectores, cables y mas', 'Abre con el ticket.'],
    );
    const [first, second] = await check(data);
    expect(first).toEqual({
      number: 2,
      outcome: 'changed',
      name: 'Báscula',
      isPublished: true,
      seenAt: online.updatedAt,
      changes: [
        {
          column: 'Descripción',
          before: 'Lee códigos de barras a un metro.',
          after: 'Pesa hasta 30 kg.',
        },
        { column: 'Precio', before: '$100.00', after: '$1,299.50' },
      ],
      problems: [],
    });
    expect(second).toMatchObject({ number: 3, outcome: 'new', name: 'Cajón', seenAt: null });
    expect(await countProducts()).toBe(count);
    expect((await draftOf(online.documentId)).updatedAt).toBe(online.updatedAt);
  });

  it('publishes changes of published products, and leaves new ones as drafts', async () => {
    const online = await add({ name: 'Impresora', price: 100 });
    const data = sheet(
      ['ID', 'Nombre', 'Precio', 'Categoría', 'Descripción', 'Precio de oferta', 'Oferta hasta'],
      [
        online.documentId,
        'Impresora',
        120,
        'Puntos de venta',
        'Imprime tickets.',
        99,
        { date: '2036-12-05 23:59' },
      ],
      ['', 'Rollo de papel', 12.5, 'Puntos de venta', 'Papel térmico de 80 mm.', null, null],
    );
    const { body } = await importSheet(data);
    expect(body.data).toMatchObject({ kind: 'import', count: 2 });
    expect(await onSite(online.documentId)).toMatchObject({
      price: 120,
      description: 'Imprime tickets.',
    });
    const created = await cms.strapi.db.query(UID).findMany({ where: { slug: 'rollo-de-papel' } });
    expect(created).toMatchObject([{ price: 12.5, publishedAt: null }]);

    const undone = await send(`changes/${body.data.id}/undo`, {}).expect(200);
    expect(undone.body.data).toEqual({ restored: 2, refused: [] });
    expect(await onSite(online.documentId)).toMatchObject({ price: 100 });
    expect(await draftOf(online.documentId)).toMatchObject({ state: 'published' });
    const where = { documentId: online.documentId };
    expect(await cms.strapi.db.query(UID).findMany({ where })).toMatchObject([
      { offerPrice: null, offerUntil: null },
      { offerPrice: null, offerUntil: null },
    ]);
    expect(await cms.strapi.db.query(UID).count({ where: { slug: 'rollo-de-papel' } })).toBe(0);
  });

  it('keeps the fields of the page, which neither a sheet nor the form of the dashboard has', async () => {
    const printer = await add({ name: 'Impresora de red' });
    const { documentId, slug } = await add({ name: 'Terminal de red' });
    const story = {
      boxItems: [{ text: 'Cable' }],
      specifications: [{ name: 'Peso', value: '2 kg' }],
      questions: [{ question: '¿Usa red?', answer: 'Sí.' }],
      documents: [{ label: 'Ficha', href: '/uploads/ficha.pdf' }],
      worksWithProducts: [printer.documentId],
    };
    const documents = cms.strapi.documents(UID);
    await documents.update({ documentId, data: story as never, status: 'published' });

    await importSheet(sheet(['Dirección', 'Precio', 'Resumen'], [slug, 'A cotizar', 'Cobra.']));
    await call('put', `/api/products/${documentId}`)
      .send({ data: { featured: true } })
      .expect(200);
    // Publishing the other product again must not lose the link to it.
    await call('put', `/api/products/${printer.documentId}`).send({ data: { price: 5 } });

    const populate = [
      ...(['boxItems', 'specifications', 'questions', 'documents'] as const),
      'worksWithProducts' as const,
    ];
    for (const version of ['draft', 'published'] as const) {
      const found = await documents.findOne({ documentId, status: version, populate });
      expect(found).toMatchObject({
        ...{ ...story, price: null, summary: 'Cobra.', featured: true },
        worksWithProducts: [{ documentId: printer.documentId }],
      });
    }
    const copied = await documents.clone({
      documentId,
      data: { slug: 'otra-terminal', name: 'Otra terminal' } as never,
    });
    const [copy] = copied?.entries ?? [];
    expect(
      await documents.findOne({ documentId: String(copy?.documentId), populate }),
    ).toMatchObject({
      ...story,
      worksWithProducts: [{ documentId: printer.documentId }],
    });
  });

  it('publishes new products when asked to, and an undo deletes them', async () => {
    const columns = ['Nombre', 'Precio', 'Categoría', 'Descripción'];
    const data = sheet(columns, ['Etiquetas', 12, 'Puntos de venta', 'Mil etiquetas por rollo.']);
    const { body } = await importSheet({ ...data, isPublishing: true });
    const where = { slug: 'etiquetas' };
    expect(await cms.strapi.db.query(UID).count({ where })).toBe(2);
    await send(`changes/${body.data.id}/undo`, {}).expect(200);
    expect(await cms.strapi.db.query(UID).count({ where })).toBe(0);
  });

  it('does not undo what was changed since, also by a number within a text', async () => {
    const { documentId } = await add({ name: 'Cable', description: 'Cable de 1 metro.' });
    const data = sheet(['ID', 'Nombre'], [documentId, 'Cable 1']);
    const { body } = await importSheet(data);
    await call('put', `/api/products/${documentId}`)
      .send({ data: { name: 'Cable 01' } })
      .expect(200);
    const { body: undone } = await send(`changes/${body.data.id}/undo`, {}).expect(200);
    expect(undone.data).toMatchObject({ restored: 0, refused: [{ reason: CHANGES.changedSince }] });
    expect((await draftOf(documentId)).name).toBe('Cable 01');
  });

  it('names each row that it cannot import, with the column and the reason', async () => {
    const online = await add({ name: 'Monitor', price: 100 });
    const modified = await add({ name: 'Modificado', price: 100 });
    await call('put', `/api/products/${modified.documentId}?status=draft`).send({
      data: { price: 90 },
    });
    const columns = [
      'ID',
      'Dirección',
      'Nombre',
      'Categoría',
      'Precio',
      'Destacado',
      'Precio de oferta',
      'Oferta hasta',
    ];
    const { documentId: id } = online;
    const row = (changes: Partial<Record<string, SheetRow['cells'][number]>>) =>
      columns.map((column) => {
        const own: Record<string, SheetRow['cells'][number]> = {
          ID: id,
          Nombre: 'Monitor',
          Categoría: 'Puntos de venta',
          Precio: 100,
          Destacado: 'No',
        };
        return { ...own, ...changes }[column] ?? null;
      });
    const cases: [Parameters<typeof row>[0], string | null, string][] = [
      [{ Precio: '1.299,00' }, 'Precio', MESSAGES.ambiguous('1.299,00')],
      [{ Precio: '12,50' }, 'Precio', MESSAGES.ambiguous('12,50')],
      [{ Precio: '15%' }, 'Precio', MESSAGES.percent],
      [{ Precio: '01/12/2026' }, 'Precio', MESSAGES.date],
      [{ Precio: { date: '2026-12-01 00:00' } }, 'Precio', MESSAGES.styled],
      [{ Precio: 'gratis' }, 'Precio', MESSAGES.number('gratis')],
      [{ Precio: null }, 'Precio', MESSAGES.openPrice],
      [{ Precio: 10.999 }, 'Precio', FIELDS.price],
      [{ Precio: 0 }, 'Precio', expect.stringContaining('es cero y en el sitio se vería «$0.00»')],
      [{ Nombre: 'X' }, 'Nombre', FIELDS.name],
      [{ Nombre: null }, 'Nombre', FIELDS.name],
      [{ Nombre: { date: '2026-12-01 00:00' } }, 'Nombre', MESSAGES.styled],
      [{ Dirección: 'Con Espacios' }, 'Dirección', FIELDS.slug],
      [{ Dirección: modified.slug }, 'Dirección', FIELDS.slugTaken],
      [{ Destacado: 'tal vez' }, 'Destacado', MESSAGES.flag],
      [{ 'Oferta hasta': '2026-12-05' }, 'Oferta hasta', MESSAGES.time],
      [
        { Categoría: 'Otra' },
        'Categoría',
        MESSAGES.category('Otra', ['Lectores, cables y más', 'Puntos de venta']),
      ],
      [{ Categoría: null }, 'Categoría', FIELDS.category],
      [
        { 'Precio de oferta': 100 },
        'Precio de oferta',
        expect.stringContaining('tiene que ser menor que el precio'),
      ],
      [{ ID: 'otro' }, 'ID', MESSAGES.unknownId],
      [{ ID: modified.documentId, Precio: 95 }, null, CHANGES.unpublished('')],
      [{ ID: null }, 'Nombre', MESSAGES.nameTaken],
    ];
    for (const [changes, column, message] of cases) {
      const data = sheet(columns, row(changes));
      expect([changes, await check(data)]).toEqual([
        changes,
        [expect.objectContaining({ outcome: 'refused', problems: [{ column, message }] })],
      ]);
      const { status, body } = await importSheet(data);
      expect([status, body.error?.details.errors]).toEqual([
        409,
        [{ path: ['2', ...(column ? [column] : [])], message }],
      ]);
    }
    expect((await draftOf(id)).updatedAt).toBe(online.updatedAt);
  });

  it('refuses a product that is in two rows', async () => {
    const { documentId, slug } = await add({ name: 'Doble' });
    const columns = ['ID', 'Dirección', 'Nombre', 'Precio'];
    const rows = await check(
      sheet(
        columns,
        [documentId, null, 'Doble', 5],
        [documentId, null, 'Doble', 6],
        [null, slug, 'Doble', 7],
      ),
    );
    expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [],
      [MESSAGES.repeated(2)],
      [MESSAGES.repeated(2)],
    ]);
  });

  it('imports nothing when one row is refused, or was changed after the check', async () => {
    const [first, second] = [
      await add({ name: 'Uno', price: 10 }),
      await add({ name: 'Dos', price: 10 }),
    ];
    const data = sheet(['ID', 'Precio'], [first.documentId, 11], [second.documentId, 12]);
    const rows = data.rows.map((row, index) => ({
      ...row,
      seenAt: [first, second][index]?.updatedAt,
    }));
    await call('put', `/api/products/${second.documentId}`)
      .send({ data: { price: 9 } })
      .expect(200);
    const { body } = await send('import', { ...data, rows }).expect(409);
    expect(body.error.message).toBe(MESSAGES.nothingImported);
    expect(body.error.details.errors).toEqual([{ path: ['3'], message: MESSAGES.changedSince }]);
    expect(await onSite(first.documentId)).toMatchObject({ price: 10 });

    const count = await countProducts();
    const columns = ['ID', 'Nombre', 'Precio', 'Categoría', 'Descripción'];
    const mixed = sheet(
      columns,
      [null, 'Nuevo de la fila dos', 5, 'Puntos de venta', 'Se descarta con las demás.'],
      [first.documentId, 'Uno', 0, 'Puntos de venta', 'Lee códigos de barras a un metro.'],
    );
    await importSheet(mixed);
    expect(await countProducts()).toBe(count);
  });

  it('refuses a new product whose address was taken after the preview', async () => {
    const columns = ['Dirección', 'Nombre', 'Precio', 'Categoría', 'Descripción'];
    const data = sheet(columns, [
      'tomada',
      'Tomada',
      5,
      'Puntos de venta',
      'Descripción suficiente.',
    ]);
    const [row] = await check(data);
    expect(row?.outcome).toBe('new');
    await add({ name: 'Otra', slug: 'tomada' });
    const rows = data.rows.map((each) => ({ ...each, seenAt: null }));
    const { body } = await send('import', { ...data, rows }).expect(409);
    expect(body.error.details.errors).toEqual([{ path: ['2'], message: MESSAGES.changedSince }]);
  });

  it.each([
    [{ columns: [] }, 'columns', MESSAGES.columns],
    [{ columns: ['Precio'] }, 'columns', MESSAGES.unknownColumns],
    [{ columns: ['ID', 'Precio', 'precio'] }, 'columns', MESSAGES.repeatedColumn('Precio')],
    [{ rows: [] }, 'rows', MESSAGES.rows],
    [{ rows: [{ number: 2, cells: [{ a: 1 }] }] }, 'rows', MESSAGES.rows],
    [
      { rows: Array.from({ length: 101 }, (_, number) => ({ number: number + 1, cells: [] })) },
      'rows',
      MESSAGES.rows,
    ],
  ])('refuses %j', async (fields, field, message) => {
    const data = { columns: ['ID'], rows: [{ number: 2, cells: ['a'] }], ...fields };
    for (const address of ['import', 'import/check']) {
      const { body } = await send(address, data).expect(400);
      expect(body.error.details.errors).toEqual([{ path: [field], message }]);
    }
  });

  it('is not for agents', async () => {
    await addAccount(cms, AGENT, 'agent');
    const agent = await signIn(cms, AGENT);
    for (const address of ['import', 'import/check']) {
      await agent.call('post', `/api/products/${address}`).send({ data: {} }).expect(403);
    }
  });
});
