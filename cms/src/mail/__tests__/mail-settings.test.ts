import { parseSender } from '../../../contracts/parse-sender';
import { startSmtpSink } from '../../../tests/support/smtp-sink';
import { readMailSettings } from '../mail-settings';
import { transportOptions } from '../transport';

type Nodemailer = {
  createTransport(options: object): { sendMail(mail: object): Promise<unknown> };
};
// The package has no types.
const { createTransport } = jest.requireActual<Nodemailer>('nodemailer');

describe('readMailSettings', () => {
  it('defaults to files, and to the first dashboard admin as recipient', () => {
    expect(readMailSettings({ DASHBOARD_ADMIN_EMAIL: 'admin@example.mx' })).toEqual({
      smtpUrl: undefined,
      from: { address: 'no-responder@tequiora.example' },
      to: ['admin@example.mx'],
      limit: 30,
    });
  });

  it('prefers the addresses of MAIL_TO to that of the first admin', () => {
    const to = 'ana@example.mx, luis@example.mx';
    const settings = readMailSettings({ MAIL_TO: to, DASHBOARD_ADMIN_EMAIL: 'admin@example.mx' });
    expect(settings.to).toEqual(['ana@example.mx', 'luis@example.mx']);
  });

  it.each([
    [{ SMTP_URL: 'smtp://correo.mx' }, /MAIL_FROM is missing/],
    [{ SMTP_URL: 'correo.mx:25', MAIL_FROM: 'a@b.mx' }, /SMTP_URL is malformed/],
    [{ SMTP_URL: 'https://correo.mx', MAIL_FROM: 'a@b.mx' }, /SMTP_URL is malformed/],
    [{ SMTP_URL: 'smtp://u:pa%ss@correo.mx:587', MAIL_FROM: 'a@b.mx' }, /SMTP_URL.*%25 for %/],
    [{ SMTP_URL: 'smtp://u:pa/s@correo.mx:587', MAIL_FROM: 'a@b.mx' }, /SMTP_URL is malformed/],
    [{ MAIL_FROM: 'Tequiora' }, /MAIL_FROM is malformed/],
    [{ MAIL_TO: 'ana@example.mx, luis' }, /MAIL_TO is malformed/],
    [{ MAIL_LIMIT_PER_10_MINUTES: '0' }, /MAIL_LIMIT_PER_10_MINUTES is malformed/],
  ])('rejects %j', (source, message) => {
    expect(() => readMailSettings(source)).toThrow(message);
  });
});

describe('parseSender', () => {
  it.each([
    ['avisos@tequiora.mx', { name: undefined, address: 'avisos@tequiora.mx' }],
    ['Tequiora <avisos@tequiora.mx>', { name: 'Tequiora', address: 'avisos@tequiora.mx' }],
    ['"Tequiora, avisos" <a@b.mx>', { name: 'Tequiora, avisos', address: 'a@b.mx' }],
    ['Tequiora <a@b.mx>, Otro <c@d.mx>', undefined],
    ['Tequiora <a@b.mx\r\nBcc: c@d.mx>', undefined],
  ])('parses %j', (value, expected) => {
    expect(parseSender(value)).toEqual(expected);
  });
});

describe('transportOptions', () => {
  it('parses the URL and sets timeouts of seconds', () => {
    expect(transportOptions('smtp://yo%40b.mx:cl%3Ave@correo.mx')).toMatchObject({
      host: 'correo.mx',
      port: 587,
      secure: false,
      auth: { user: 'yo@b.mx', pass: 'cl:ve' },
      connectionTimeout: 5_000,
      greetingTimeout: 8_000,
      socketTimeout: 10_000,
    });
    expect(transportOptions('smtps://u:c@correo.mx')).toMatchObject({
      port: 465,
      secure: true,
      requireTLS: false,
    });
    expect(transportOptions('smtp://127.0.0.1:2525')).not.toHaveProperty('auth');
    expect(transportOptions('smtp://[2001:db8::25]:587')).toHaveProperty('host', '2001:db8::25');
  });

  it('sends no password to a server without STARTTLS, unless the address says so', async () => {
    const sink = await startSmtpSink();
    const mail = { from: 'a@b.mx', to: 'c@d.mx', text: 'x' };
    const withPassword = sink.url.replace('//', '//u:c@');
    const send = (url: string) => createTransport(transportOptions(url)).sendMail(mail);
    await expect(send(withPassword)).rejects.toThrow(/STARTTLS/);
    expect(sink.mails).toHaveLength(0);
    await send(`${withPassword}?requireTLS=false`);
    await send(sink.url);
    await sink.close();
    expect(sink.mails).toHaveLength(2);
  });
});
