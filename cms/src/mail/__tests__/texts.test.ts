import { fillConfirmationTexts } from '../../../contracts/confirmation-texts';
import { formatLongDateTime } from '../../../contracts/format-date';
import type { StoredEnquiryRow } from '../../enquiries/summary';
import type { Company } from '../company';
import type { Message } from '../message';
import { plainLine } from '../plain-line';
import { renderHtml, renderText } from '../render';
import { firstName } from '../texts/phrases';
import { writeConfirmation } from '../texts/write-confirmation';
import { writeDigest } from '../texts/write-digest';
import { writeNotice } from '../texts/write-notice';
import { writeToday } from '../texts/write-today';

const siteUrl = 'http://127.0.0.1:8000';
const company = {
  name: 'Tequiora',
  email: 'hola@example.mx',
  phone: '+529511234567',
  whatsapp: '+529517654321',
  hours: [
    { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' },
    { firstDay: 6, lastDay: 6, opens: '09:00', closes: '13:00' },
  ],
};
const enquiry = {
  documentId: 'abc123',
  folio: 'TQ-7F3K9M',
  name: 'Lucía Hernández',
  email: 'lucia@example.mx',
  phone: null,
  type: 'producto',
  message: 'Hola.\n¿Cuánto cuesta?',
  source: null,
  createdAt: '2026-11-23T15:00:00.000Z',
  dueAt: '2026-11-23T17:00:00.000Z',
  consentVersion: null,
  consentAt: null,
} as StoredEnquiryRow;

const terms = { tax: null, unit: null };
const lines = [
  { slug: 'terminal', name: 'Terminal', quantity: 2, price: 12_490, ...terms },
  { slug: null, name: 'Lector\nretirado casino.example', quantity: 1, price: null, ...terms },
];
const estimate = '$24,980.00 MXN + IVA ($28,976.80 con IVA); 1 producto a cotizar';

describe('writeNotice', () => {
  const to = ['equipo@example.mx'];
  const write = (changes: Partial<StoredEnquiryRow> = {}) =>
    writeNotice({ enquiry: { ...enquiry, ...changes }, company, to, siteUrl });

  it('renders the complete text', () => {
    expect(renderText(write(), siteUrl)).toBe(`Nueva consulta sobre un producto

Folio: TQ-7F3K9M
Nombre: Lucía Hernández
Correo: lucia@example.mx
Recibida: lunes 23 de noviembre de 2026 a las 09:00
Responder antes de: lunes 23 de noviembre de 2026 a las 11:00

Mensaje:
> Hola.
> ¿Cuánto cuesta?

Ver la consulta en el tablero:
http://127.0.0.1:8000/admin/consultas/abc123

Si respondes a este correo, le escribes a Lucía Hernández.

--

Aviso automático del sitio de Tequiora.
`);
  });

  it('has the answer to the additional field after its label, in one line', () => {
    const textWith = (extra: object) => renderText(write(extra), siteUrl);
    expect(textWith({ extraLabel: '¿Cuántas mesas?', extraAnswer: 'Más\nde 10' })).toContain(
      'Dato adicional: ¿Cuántas mesas? Más de 10\n',
    );
    expect(textWith({ extraLabel: 'Negocio', extraAnswer: 'Fonda' })).toContain(
      ': Negocio: Fonda\n',
    );
    expect(textWith({ extraLabel: null, extraAnswer: 'Fonda' })).toContain('adicional: Fonda\n');
    expect(textWith({ extraLabel: 'Negocio', extraAnswer: null })).not.toContain('adicional');
  });

  it('lists the products with their prices, and the estimate', () => {
    expect(renderText(write({ lines }), siteUrl)).toContain(
      `- 2 × Terminal: $24,980.00 MXN + IVA
- 1 × Lector retirado casino.example (no está en el catálogo)

Estimado: ${estimate}
`,
    );
  });

  it('escapes everything a visitor wrote', () => {
    const evil = '<img src=x onerror=alert(1)>" onclick="x';
    const html = renderHtml(write({ name: evil, message: evil, source: evil }), siteUrl);
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot; onclick=&quot;x/g)?.length).toBe(
      4,
    );
    expect(html).not.toMatch(/<img|" onclick/);
  });

  it('of a chat without an address has no reply address', () => {
    const message = write({ email: null, phone: '+529515550142' });
    expect(message.replyTo).toBeUndefined();
    const text = renderText(message, siteUrl);
    expect(text).not.toMatch(/Correo|null/);
    expect(text).toContain('https://wa.me/529515550142');
  });

  it('names the price of the product as the site shows it', () => {
    const item = { name: 'Rollo', price: '$39.99 MXN por pieza + IVA' };
    const to = ['equipo@example.mx'];
    const text = renderText(writeNotice({ enquiry, company, item, to, siteUrl }), siteUrl);
    expect(text).toContain(`Precio en el sitio: ${item.price}`);
    expect(renderText(write(), siteUrl)).not.toContain('Precio en el sitio');
  });

  it('writes single-line headers and one reply address', () => {
    const name = 'Ana\r\nBcc: otra@example.com\u2028X: y\u202e';
    const message = write({ name });
    expect(message.subject).toBe('Nueva consulta TQ-7F3K9M de Ana Bcc: otra@example.com X: y');
    expect(message.replyTo).toEqual({
      name: 'Ana Bcc: otra@example.com X: y',
      address: 'lucia@example.mx',
    });
    for (const email of ['a@b.mx, c@d.mx', 'a@b.mx\r\nBcc: c@d.mx', '<a@b.mx>']) {
      expect(write({ email }).replyTo).toBeUndefined();
    }
  });
});

describe('writeConfirmation', () => {
  const write = (
    changes: Partial<StoredEnquiryRow> = {},
    by: Company = company,
    item?: { name: string; price: string },
  ) => {
    const email = 'lucia@example.mx';
    const addressed = { ...enquiry, ...changes, email };
    const now = new Date('2026-11-23T15:01:00.000Z');
    const nombre = firstName(addressed.name);
    const texts = fillConfirmationTexts(null, {
      ...(nombre && { nombre }),
      folio: addressed.folio,
      tipo: 'sobre un producto',
      fecha: formatLongDateTime(addressed.createdAt),
    });
    return writeConfirmation({ enquiry: addressed, texts, company: by, item, siteUrl, now });
  };

  it.each([
    ['whose time has passed', { dueAt: '2026-11-23T15:00:00.000Z' }],
    ['that has an answer', { firstReplyAt: '2026-11-23T15:00:30.000Z' }],
  ])('promises no answer to an enquiry %s', (_case, changes) => {
    expect(renderText(write(changes), siteUrl)).not.toContain('Cuándo te contestamos');
  });

  it('renders the complete text', () => {
    expect(renderText(write(), siteUrl)).toBe(`Recibimos tu consulta

Hola, Lucía:

Recibimos tu consulta sobre un producto el lunes 23 de noviembre de 2026 a las 09:00. Ya la tiene nuestro equipo.

Tu folio: TQ-7F3K9M
Cuándo te contestamos: El lunes 23 de noviembre, antes de las 11:00
Nuestro horario: Lunes a viernes de 9:00 a 18:00; sábado de 9:00 a 13:00 (hora de la Ciudad de México)

¿Te urge o quieres agregar algo? Búscanos y menciona tu folio.

Escríbenos por WhatsApp:
https://wa.me/529517654321?text=Hola.%20Les%20escrib%C3%AD%20desde%20su%20sitio%3B%20mi%20folio%20es%20TQ-7F3K9M.

Teléfono: +52 951 123 4567

¿No nos escribiste? Entonces alguien puso tu dirección por error; no tienes que hacer nada.

--

Tequiora:
http://127.0.0.1:8000

Aviso de privacidad:
http://127.0.0.1:8000/aviso-de-privacidad
`);
  });

  it('names the entry that the enquiry is about, with its price, only if it is in the catalogue', () => {
    const item = { name: 'Lector', price: '$990.00 MXN + IVA, $1,148.40 con IVA' };
    const text = renderText(write({ subject: item.name }, company, item), siteUrl);
    expect(text).toContain(`Asunto: Lector\nPrecio en el sitio: ${item.price}\n`);
    expect(renderText(write({ subject: 'casino.example' }), siteUrl)).not.toMatch(/casino|Asunto/);
  });

  it('lists the products of the catalogue only', () => {
    const text = renderText(write({ lines }), siteUrl);
    expect(text).toContain('Tu lista:\n\n- 2 × Terminal: $24,980.00 MXN + IVA\n\nEstimado');
    expect(text).toContain(estimate);
    expect(text).not.toContain('casino');
  });

  it('contains no text from the enquiry', () => {
    const text = 'GANASTE visita casino.example';
    const message = write({ name: text, message: text, source: text });
    const all = JSON.stringify(message) + renderHtml(message, siteUrl);
    expect(all).not.toMatch(/casino|visita/);
    expect(message.to).toEqual([enquiry.email]);
  });

  it('omits empty fields of the site settings', () => {
    const text = renderText(write({}, { name: 'Tequiora' }), siteUrl);
    expect(text).not.toMatch(/undefined|null|Teléfono|WhatsApp|horario/);
  });
});

test.each([
  ['María Fernanda', 'María'],
  ['  José-Luis Peña', 'José-Luis'],
  ['X', undefined],
  ['www.casino.example', undefined],
  ['¡GANASTE! $500', undefined],
  ['Compra:Ya', undefined],
])('firstName reads %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test('a digest lists each enquiry in a line and counts the others', () => {
  const to = ['equipo@example.mx'];
  const digest = { enquiries: [enquiry, enquiry], total: 5, company, to, siteUrl };
  const message = writeDigest(digest);
  expect(message.subject).toBe('Llegaron 5 consultas más');
  expect(renderText(message, siteUrl)).toContain(
    '- TQ-7F3K9M: Lucía Hernández, consulta sobre un producto\n',
  );
  expect(renderText(message, siteUrl)).toContain('Y 3 más.');
});

test('links use https or lead to our own origins', () => {
  const link = (href: string): Message => ({
    to: [],
    subject: '',
    title: '',
    blocks: [{ kind: 'link', label: 'Enlace', href }],
    footer: [],
  });
  for (const href of ['https://wa.me/52', siteUrl, `${siteUrl}/admin`]) {
    expect(renderHtml(link(href), siteUrl)).toContain(`href="${href}"`);
  }
  for (const href of ['javascript:alert(1)', 'http://mal.example', `${siteUrl}.mal.example`]) {
    expect(renderHtml(link(href), siteUrl) + renderText(link(href), siteUrl)).not.toContain(href);
  }
});

test('a long line is cut between characters', () => {
  expect(plainLine('👍'.repeat(9), 4)).toBe('👍👍👍…');
});

describe('writeToday', () => {
  it('links what is due, ten of each section, and «Hoy»', () => {
    const listed = { ...enquiry, owner: null, nextStep: null, nextStepOn: null };
    const step = { ...listed, nextStep: 'Mandar el contrato', nextStepOn: '2026-11-23' };
    const today = {
      refused: { total: 0, enquiries: [] },
      overdue: { total: 12, enquiries: Array.from({ length: 12 }, () => listed) },
      dueToday: { total: 0, enquiries: [] },
      doubtful: { total: 2, enquiries: [listed, listed] },
      mine: { total: 2, enquiries: [] },
      unassigned: { total: 5, enquiries: [] },
      nextSteps: { total: 1, enquiries: [step] },
      team: { total: 4, enquiries: [] },
      teamSteps: { total: 6, enquiries: [] },
      idle: { total: 3, enquiries: [] },
    };
    const message = writeToday({ today, to: 'ana@example.mx', company, siteUrl });
    const text = renderText(message, siteUrl);
    expect(message.subject).toBe('Tienes 15 pendientes para hoy');
    expect(text.match(/límite 23 nov 2026, 11:00/g)).toHaveLength(12);
    expect(text).toContain('Y 2 más.');
    expect(text).toContain('Dudosas (2)');
    expect(text).toContain(`Siguientes pasos (1)

TQ-7F3K9M: Lucía Hernández, 23 nov: Mandar el contrato:
http://127.0.0.1:8000/admin/consultas/abc123

Abrir «Hoy» en el tablero:
http://127.0.0.1:8000/admin/hoy
`);
    expect(text).not.toContain('Sin responsable');
  });
});
