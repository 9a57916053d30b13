import { Readable } from 'node:stream';

import {
  CALENDAR,
  FROM,
  headersOf,
  PDF_PART,
  PROGRAM,
  WINMAIL,
  writeBounce,
  writeMail,
  writeParts,
} from '../../../tests/support/odd-mails';
import { parseMail, RECEIVED_LIMITS } from '../parse-mail';

const parse = (mail: Buffer) => parseMail(Readable.from([mail]));
const text = (content: string | Buffer, type = 'text/plain; charset=utf-8') => ({ type, content });

describe('parseMail', () => {
  it('reads sender, subject and text, and folds what is quoted', async () => {
    const body = 'Sí, gracias.\n\nEl mar, 3 feb 2026 a las 9:00, Ana escribió:\n> Hola\n';
    const headers = headersOf(
      'Re: Tu ficha',
      'Message-ID: <a@example.com>',
      'In-Reply-To: <reply-1@tequiora.example>',
      'References: <confirmation-1@tequiora.example>\r\n <reply-1@tequiora.example>',
      'Content-Type: text/plain; charset=utf-8',
    );
    expect(await parse(writeMail({ headers, body }))).toMatchObject({
      messageId: '<a@example.com>',
      references: ['<reply-1@tequiora.example>', '<confirmation-1@tequiora.example>'],
      ...{ name: 'María Ruiz', address: 'maria@example.com', subject: 'Re: Tu ficha' },
      ...{ text: 'Sí, gracias.', isCut: false, isAutomatic: false, report: null },
      quoted: 'El mar, 3 feb 2026 a las 9:00, Ana escribió:\n> Hola',
    });
  });

  it.each([
    ['ISO-8859-1', 'text/plain; charset=iso-8859-1', Buffer.from('¿Qué tamaño?', 'latin1')],
    ['windows-1252', 'text/plain; charset=windows-1252', Buffer.from([0x80, 0x20, 0x93, 0xbf])],
    ['8 bits without a charset', 'text/plain', Buffer.from('Qué', 'utf8')],
    ['UTF-7', 'text/plain; charset=utf-7', Buffer.from('+ADw-script+AD4-')],
    ['an unknown charset', 'text/plain; charset=x-nada', Buffer.from('Hola')],
  ])('decodes %s', async (name, type, content) => {
    const { text: found } = await parse(writeParts(headersOf('x'), [text(content, type)]));
    const expected = ['¿Qué tamaño?', '€ “¿', 'Qué', '+ADw-script+AD4-', 'Hola'];
    expect(expected).toContain(found);
    expect(name).not.toBe('');
  });

  it('decodes subjects in base64 and with 8 bits', async () => {
    const encoded = `=?utf-8?B?${Buffer.from('Cotización de 2 máquinas').toString('base64')}?=`;
    expect((await parse(writeMail({ headers: headersOf(encoded) }))).subject).toBe(
      'Cotización de 2 máquinas',
    );
    expect((await parse(writeMail({ headers: headersOf('Cotización') }))).subject).toBe(
      'Cotización',
    );
  });

  it('makes text of HTML, without scripts and pictures', async () => {
    const html =
      '<style>p{}</style><p>Hola <b>Ana</b></p><script>alert(1)</script><img src="https://rastreo.example/x.png"><blockquote>antes</blockquote>';
    const { text: found, quoted } = await parse(
      writeParts(headersOf('x'), [text(html, 'text/html; charset=utf-8')]),
    );
    expect(found).toMatch(/^Hola Ana/);
    expect(found + quoted).not.toMatch(/alert|<|p\{\}|rastreo/);
  });

  it('keeps the lines and the letter case of a mail that is HTML only', async () => {
    const line =
      'Necesitamos tres terminales con impresora y báscula para la sucursal nueva de Xoxocotlán, antes del viernes.';
    const html = `<h1>Cotización</h1><p>${line}</p>`;
    const mail = writeMail({
      headers: [...headersOf('x'), 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'],
      body: html,
    });
    expect((await parse(mail)).text).toBe(`Cotización\n\n${line}`);
  });

  it('shows no picture of a mail that is HTML only', async () => {
    const mail = writeMail({
      headers: [...headersOf('x'), 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'],
      body: '<p>Hola</p><img src="https://rastreo.example/x.png" alt="Logotipo">',
    });
    expect((await parse(mail)).text).toBe('Hola');
  });

  it('prefers plain text in nested parts', async () => {
    const inner = writeParts(
      [],
      [text('En texto'), text('<p>En HTML</p>', 'text/html')],
      'multipart/alternative',
    ).toString('latin1');
    const outer = writeMail({
      headers: [
        ...headersOf('x'),
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
      ],
      body: `--b\n${inner.trimStart()}\n--b--\n`,
    });
    expect((await parse(outer)).text).toBe('En texto');
  });

  it('stores files by their content, and names those that it does not store', async () => {
    const large = Buffer.alloc(RECEIVED_LIMITS.attachmentBytes + 1, 'a');
    const mail = writeParts(headersOf('Archivos'), [
      text('Van'),
      PDF_PART,
      PROGRAM,
      WINMAIL,
      CALENDAR,
      { type: 'text/plain', content: large, name: 'grande.txt' },
      { type: 'text/html', content: '<script>1</script>', name: 'pagina.html' },
    ]);
    const { attachments, text: found } = await parse(mail);
    expect(found).toBe('Van');
    expect(attachments.map(({ name, mime, problem }) => [name, mime, problem])).toEqual([
      ['plano.pdf', 'application/pdf', null],
      ['factura.pdf', 'application/octet-stream', 'type'],
      ['winmail.dat', 'application/octet-stream', 'type'],
      ['invitación.ics', 'text/calendar', null],
      ['grande.txt', 'application/octet-stream', 'size'],
      ['pagina.html', 'application/octet-stream', 'type'],
    ]);
    expect(attachments[4]).toMatchObject({ bytes: large.length, content: null });
  });

  it('reads mails without sender, Message-ID, date or text', async () => {
    const empty = await parse(writeMail({ headers: [], body: '' }));
    expect(empty).toMatchObject({
      ...{ messageId: null, address: null, name: '', subject: '', text: '' },
    });
    const again = await parse(writeMail({ headers: [], body: '' }));
    expect(again.key).toBe(empty.key);
    const other = await parse(writeMail({ headers: ['Date: nunca'], body: '' }));
    expect(other.key).not.toBe(empty.key);
  });

  it('bounds long headers, many recipients, NUL and long texts', async () => {
    const recipients = Array.from({ length: 500 }, (_, index) => `a${index}@example.com`);
    const mail = writeMail({
      headers: [
        FROM.replace('Mar', 'M'.repeat(50)),
        `To: ${recipients.join(',\r\n ')}`,
        `Subject: ${'á'.repeat(50_000)}`,
        `Message-ID: <${'x'.repeat(5_000)}@example.com>`,
        `References: ${'<a@b.mx> '.repeat(10_000)}`,
        'Content-Type: text/plain; charset=utf-8',
      ],
      body: `uno\0dos ${'😀'.repeat(RECEIVED_LIMITS.text)}`,
    });
    const parsed = await parse(mail);
    expect(parsed.subject).toHaveLength(RECEIVED_LIMITS.subject);
    expect(parsed).toMatchObject({ messageId: null, references: ['<a@b.mx>'], isCut: true });
    expect(parsed.text).toMatch(/^unodos /);
    expect(parsed.text.length).toBeLessThanOrEqual(RECEIVED_LIMITS.text);
    expect(JSON.stringify(parsed)).not.toMatch(/\\u0000|\\ud83d/);
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=x',
  ])('recognises what a program sends: %s', async (header) => {
    expect(await parse(writeMail({ headers: headersOf('x', header) }))).toMatchObject({
      isAutomatic: true,
    });
  });

  it.each(['Auto-Submitted: no', 'Precedence: list', 'X-Mailer: Outlook'])(
    'takes other mails as written by people: %s',
    async (header) => {
      expect((await parse(writeMail({ headers: headersOf('x', header) }))).isAutomatic).toBe(false);
    },
  );

  it('names the signs of spam in headers', async () => {
    const headers = headersOf('x', 'X-Spam-Flag: YES', 'List-Unsubscribe: <https://a.example/b>');
    expect((await parse(writeMail({ headers }))).signs).toHaveLength(2);
  });

  it('reads what came back, and why', async () => {
    const { report, isAutomatic } = await parse(writeBounce('<reply-abc@tequiora.example>'));
    expect(isAutomatic).toBe(true);
    expect(report).toEqual({
      hasFailed: true,
      messageIds: ['<reply-abc@tequiora.example>'],
      response: '550 5.1.1 <…>: no such user',
    });
    const delayed = await parse(writeBounce('<reply-abc@tequiora.example>', 'delayed'));
    expect(delayed.report?.hasFailed).toBe(false);
  });

  it('has the same key for copies, and another for another mail with the same Message-ID', async () => {
    const id = 'Message-ID: <a@example.com>';
    const first = await parse(writeMail({ headers: headersOf('Hola', id) }));
    const copy = await parse(
      writeMail({ headers: ['Received: from b by c', ...headersOf('Hola', id)] }),
    );
    const other = await parse(writeMail({ headers: headersOf('Hola', id), body: 'Otro' }));
    expect(copy.key).toBe(first.key);
    expect(other.key).not.toBe(first.key);
  });
});
