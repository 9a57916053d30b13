import { VISIT_COLUMN_LABELS } from '../../../contracts/visit-columns';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const VISIT = Object.values(VISIT_COLUMN_LABELS);
const HEAD =
  'Folio,Recibida,Tipo,Estado,Nombre,Correo,Teléfono,Producto,Mensaje,Origen,Responder antes de,' +
  'Primera respuesta,Minutos hábiles hasta la respuesta,Motivo de spam,Notas,Canal,Referencia,' +
  `Responsable,Próximo paso,Día del próximo paso,${VISIT.join()},` +
  'Resultado,Importe de la venta (MXN),Fecha de la venta,Motivo de la pérdida';

describe('the export of enquiries', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const download = (query = '') => call('get', `/api/enquiries/export${query}`);

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  it('is a CSV file with local times', async () => {
    const { documentId, folio } = await storeEnquiry(cms, {
      name: '=cmd|calc',
      phone: '9511234567',
      subject: 'Lector',
      message: 'Hola, "buenas"\ntardes a todos',
      source: '@SUM(A1)',
    });
    await cms.strapi.db.query('api::enquiry.enquiry').updateMany({
      where: { documentId },
      data: { createdAt: '2026-11-20T04:05:00Z', dueAt: '2026-11-20T17:00:00Z' },
    });
    await call('put', `/api/enquiries/${documentId}`).send({ data: { note: '-1 y ya' } });

    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="consultas-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe(`\uFEFF${HEAD}`);
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${folio},2026-11-19 22:05,Servicio,Nuevo,'=cmd\\|calc,maria@example\\.com,951 123 4567,Lector,` +
            `"Hola, ""buenas""\\ntardes a todos",'@SUM\\(A1\\),2026-11-20 11:00,,,,` +
            `\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d Administrador: -1 y ya,Formulario,,,,${VISIT.map(() => ',').join('')},,,,$`,
        ),
      ),
      '',
    ]);
  });

  it('contains all results of the list in the same order, regardless of the page', async () => {
    for (const name of ['Beto Paz', 'Ana Paz', 'Carla Paz']) await storeEnquiry(cms, { name });
    const { text } = await download('?search=paz&sort=name:desc&pagination[pageSize]=1');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[4])).toEqual(['Carla Paz', 'Beto Paz', 'Ana Paz']);
  });

  it('contains only the header when there are no results', async () => {
    const { text } = await download('?search=nadie');
    expect(text).toBe(`\uFEFF${HEAD}\r\n`);
  });

  it('refuses the same parameters as the list', async () => {
    expect((await download('?filters[searchText]=a')).status).toBe(400);
  });
});
