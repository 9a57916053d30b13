import { strFromU8, unzipSync } from 'fflate';

import { addCategory, buildProduct } from '../support/build-product';
import { signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';

const HEAD =
  'ID,Dirección,Nombre,Descripción,Resumen,Categoría,Precio,IVA,Unidad,Cantidad mínima,Precio de oferta,' +
  'Oferta desde,Oferta hasta,Disponibilidad,Entrega,Garantía,Destacado,Palabras de búsqueda,Estado';

describe('the export of products', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    ({ call } = await signIn(cms));
    const category = await addCategory(cms);
    const add = async (changes: object) => {
      const { body } = await call('post', '/api/products?status=draft')
        .send({ data: buildProduct(category, changes) })
        .expect(201);
      return body.data.documentId as string;
    };
    await add({ name: '=cmd|calc', description: 'Dice "hola"\n-1 y ya', price: 10 });
    const documentId = await add({ name: 'Báscula', featured: true });
    const offer = {
      ...{ offerPrice: 999.9, offerUntil: '2026-12-01T06:00:00.000Z' },
      availability: 'sobrePedido' as const,
    };
    await cms.strapi
      .documents('api::product.product')
      .update({ documentId, data: { ...offer, tax: 'ivaIncluido' }, status: 'published' });
  });

  it('is a CSV file with all products, drafts too, and no formulas', async () => {
    const { headers, text } = await call('get', '/api/products/export?format=csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="productos-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.startsWith(`\uFEFF${HEAD}\r\n`)).toBe(true);
    expect(text).toMatch(
      /\r\n[a-z0-9]+,cmd-calc,'=cmd\|calc,"Dice ""hola""\n'-1 y ya",,Puntos de venta,10,Más IVA,,,,,,,,,No,,Borrador\r\n/,
    );
    expect(text).toMatch(
      /\r\n[a-z0-9]+,bascula,Báscula,[^,]+,,Puntos de venta,1499\.99,Incluido,,,999\.9,,2026-12-01 00:00,Sobre pedido,,,Sí,,"Publicado, aún no en línea"\r\n/,
    );
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });

  it('is a workbook with numbers as numbers', async () => {
    const { headers, body } = await call('get', '/api/products/export?format=xlsx')
      .responseType('blob')
      .expect(200);
    expect(headers['content-disposition']).toMatch(/filename="productos-.+\.xlsx"$/);
    const parts = unzipSync(body);
    const part = (name: string) => strFromU8(parts[name] as Uint8Array);
    expect(part('xl/sharedStrings.xml')).toContain('=cmd|calc');
    expect(part('xl/worksheets/sheet1.xml')).toContain('<v>1499.99</v>');
    expect(part('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });

  it('refuses other formats and parameters', async () => {
    await call('get', '/api/products/export?format=ods').expect(400);
    await call('get', '/api/products/export?search=a').expect(400);
  });
});
