import { strFromU8, unzipSync } from 'fflate';

import { VISIT_COLUMN_LABELS } from '../../../contracts/visit-columns';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const VISIT = Object.values(VISIT_COLUMN_LABELS);
const HEAD =
  'Folio,Recibida,Estado,Nombre,Empresa,Teléfono,Correo,Tipo,Asunto,Mensaje,' +
  'Pregunta adicional,Respuesta adicional,Lista de productos,Responsable,' +
  'Siguiente paso,Día del siguiente paso,Importe cotizado (MXN),Venta esperada,' +
  'Resultado,Importe de la venta (MXN),Fecha de la venta,' +
  'Motivo de la pérdida,Notas,Responder antes de,Primera respuesta,' +
  `Minutos hábiles hasta la respuesta,Canal,Página de origen,Referencia,${VISIT.join()},` +
  'Señales de spam';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
          `^${folio},2026-11-19 22:05,Nuevo,'=cmd\\|calc,,951 123 4567,maria@example\\.com,Servicio,Lector,` +
            `"Hola, ""buenas""\\ntardes a todos",,,,,,,,,,,,,` +
            `\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d Administrador: -1 y ya,2026-11-20 11:00,,,` +
            `Formulario,'@SUM\\(A1\\),,${VISIT.map(() => ',').join('')}$`,
        ),
      ),
      '',
    ]);
  });

  it('contains all results of the list in the same order, regardless of the page', async () => {
    for (const name of ['Beto Paz', 'Ana Paz', 'Carla Paz']) await storeEnquiry(cms, { name });
    const { text } = await download('?search=paz&sort=name:desc&pagination[pageSize]=1');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[3])).toEqual(['Carla Paz', 'Beto Paz', 'Ana Paz']);
  });

  it('contains only the header when there are no results', async () => {
    const { text } = await download('?search=nadie');
    expect(text).toBe(`\uFEFF${HEAD}\r\n`);
  });

  /** Returns the texts of a workbook, in the order in which its cells first have them. */
  function readWorkbook(file: Buffer) {
    const parts = unzipSync(file);
    const part = (name: string) => strFromU8(parts[name] as Uint8Array);
    return { strings: part('xl/sharedStrings.xml'), sheet: part('xl/worksheets/sheet1.xml') };
  }
  const downloadWorkbook = (query: string) =>
    download(`?format=xlsx&${query}`).responseType('blob').expect(200);

  it('is a workbook that keeps texts as they are, and numbers as numbers', async () => {
    const { documentId, folio } = await storeEnquiry(cms, {
      name: '=cmd|calc',
      message: 'Serie 12345678901234567890; 3-4; <b>ñ</b>\u0007',
    });
    await cms.strapi.db.query('api::enquiry.enquiry').updateMany({
      where: { documentId },
      data: { company: '0012', subject: '3-4', answerMinutes: 75 },
    });
    const { headers, body } = await downloadWorkbook(`search=${folio}`);
    expect(headers['content-type']).toBe(XLSX);
    expect(headers['content-disposition']).toMatch(/filename="consultas-.+\.xlsx"$/);
    const { strings, sheet } = readWorkbook(body);
    for (const text of ['Folio', folio, '=cmd|calc', '0012', '3-4']) {
      expect(strings).toMatch(new RegExp(`<t[^>]*>${text.replace('|', '\\|')}</t>`));
    }
    expect(strings).toContain('Serie 12345678901234567890; 3-4; &lt;b&gt;ñ&lt;/b&gt;');
    expect(sheet).toContain('<v>75</v>');
    expect(sheet).not.toContain('<f>');
  });

  it('says in a cell that is too long that its text is cut', async () => {
    const { documentId, folio } = await storeEnquiry(cms);
    const when = '2026-11-20T18:00:00.000Z';
    const note = { event: 'noted', who: 'Araceli', when, text: `${'🙂;'.repeat(600)}` };
    const history = JSON.stringify(Array.from({ length: 30 }, () => note));
    await cms.strapi.db
      .query('api::enquiry.enquiry')
      .updateMany({ where: { documentId }, data: { history } });
    const notice = `… [Recortado: el texto completo está en la consulta ${folio} del tablero]`;
    const { strings } = readWorkbook((await downloadWorkbook(`search=${folio}`)).body);
    const cells = [...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
    const longest = cells.toSorted((a, b) => b.length - a.length)[0] ?? '';
    expect(longest.length).toBeLessThanOrEqual(32_767);
    expect(longest.endsWith(notice)).toBe(true);
    const { text } = await download(`?search=${folio}`);
    expect(text).toContain(notice);
  });

  it('refuses the same parameters as the list', async () => {
    expect((await download('?filters[searchText]=a')).status).toBe(400);
    const { status, body } = await download('?format=ods');
    expect([status, body.error.details.errors]).toEqual([
      400,
      [{ path: ['format'], message: 'Debe ser xlsx o csv' }],
    ]);
  });
});
