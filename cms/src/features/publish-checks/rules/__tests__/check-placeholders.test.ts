import type { Values } from '../../../../content-model/entry';
import { amountCheck, usesPlaceholders } from '../check-placeholders';
import { runChecks } from '../run-checks';
import { checkedEntry } from './checked-entry';

const PRODUCT = 'api::product.product';
const PAGE = 'api::privacy-page.privacy-page';
const SETTINGS = 'api::site-settings.site-settings';

const problems = (values: Values, placeholders?: object, uid = PRODUCT) =>
  runChecks('errors', { ...checkedEntry(uid, values), placeholders });
const messages = (values: Values, placeholders?: object, uid = PRODUCT) =>
  problems(values, placeholders, uid).map(({ message }) => message);

describe('the placeholder check', () => {
  const known = { precio: '$299', horario: 'L–V' };

  it('accepts placeholders with a value and braces that are not placeholders', () => {
    const description = 'Por {precio}, {}, {a b} y { "json": 1 }.';
    expect(messages({ description }, known)).toEqual([]);
    expect(messages({ greetings: { product: '{nombre}' } }, known, SETTINGS)).toEqual([]);
  });

  it('rejects braces in the confirmation mail that are not one of its placeholders', () => {
    const find = (text: string) =>
      messages({ confirmation: { greeting: text } }, known, 'api::contact-page.contact-page');
    expect(find('Hola, {nombre}, tu folio es {folio} y cuesta {precio}:')).toEqual([]);
    expect(find('Hola, { }:')).toEqual([
      '«Correo de confirmación › Saludo»: «{ }» no es un dato; escribe uno como {nombre}.',
    ]);
    for (const text of ['Hola, {first_name}', 'Hola, {nombre', 'Hola, nombre}']) {
      expect(find(text)).toHaveLength(1);
    }
    expect(find('Hola, {asesor}:')[0]).toMatch(
      /^«[^»]+»: {asesor} no existe; puedes usar .*{fecha}/,
    );
  });

  it('rejects an unknown placeholder and lists the known ones', () => {
    const entry = { seo: { description: 'Por {precios}.' } };
    expect(problems(entry, known)).toEqual([
      {
        path: ['seo', 'description'],
        message:
          '«SEO › Descripción para buscadores»: {precios} no existe; puedes usar {precio}, {horario}, {respuesta} y {plazo}.',
      },
    ]);
    expect(messages(entry)).toHaveLength(1);
  });

  it('rejects a placeholder without a value and lists those with one', () => {
    expect(messages({ description: 'Por {precio}.' }, { horario: 'L–V' })).toEqual([
      '«Descripción»: {precio} no tiene valor, porque esta entrada no tiene precio; aquí puedes usar {horario}.',
    ]);
    expect(messages({ description: '{plazo}' }, {})).toEqual([
      '«Descripción»: {plazo} no tiene valor, porque falta en los ajustes del sitio.',
    ]);
  });

  it('does not require a value while the values are unknown', () => {
    expect(messages({ description: 'Por {precio}.' })).toEqual([]);
  });

  it('rejects a placeholder in a name', () => {
    expect(messages({ name: 'Caja {precio}' }, known)).toEqual([
      '«Nombre»: aquí no se puede usar {precio}; escribe el texto tal como se lee.',
    ]);
  });

  it('rejects a placeholder that is split by formatting in rich text', () => {
    const half = [
      { type: 'text', text: 'Por {pre' },
      { type: 'text', text: 'cio}', bold: true },
    ];
    const paragraph = (children: object[]) => [{ type: 'paragraph', children }];
    expect(messages({ body: paragraph(half) }, known, PAGE)).toEqual([
      expect.stringContaining('{precio} tiene formatos distintos por dentro'),
    ]);
    const whole = [{ type: 'text', text: '{precio}' }];
    expect(messages({ body: paragraph(whole) }, known, PAGE)).toEqual([]);
    expect(usesPlaceholders(checkedEntry(PAGE, { body: paragraph(whole) }).fields)).toBe(true);
  });
});

describe('the amount check', () => {
  const warnings = (description: string, price: number | null = 1499.99) =>
    amountCheck(checkedEntry(PRODUCT, { description, name: 'Vale de $50', price })).map(
      ({ message }) => message,
    );

  it('warns about an amount that is not the price and suggests the placeholder', () => {
    expect(warnings('Solo $1,399.99 más IVA.')).toEqual([
      '«Descripción» dice $1,399.99 y el precio es $1,499.99. Si es el precio, escribe {precio} en su lugar: así cambia solo.',
    ]);
  });

  it('ignores the price itself and other numbers', () => {
    expect(warnings('Por $1,499.99: 80 mm, 250 mm/s y 24/7.')).toEqual([]);
    expect(warnings('Por $10.', null)).toEqual([]);
  });
});
