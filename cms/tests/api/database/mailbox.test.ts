import { createMailboxReader } from '../../../src/mailbox/mailbox-reader';
import { readMailboxSettings } from '../../../src/mailbox/mailbox-settings';
import { describeWithDovecot, startDovecot } from '../../support/dovecot';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import { headersOf, writeBounce, writeMail } from '../../support/odd-mails';
import { waitUntil } from '../../support/scheduling-testing';
import { signIn } from '../../support/sign-in';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';

const PLAIN = 'Content-Type: text/plain; charset=utf-8';

describeWithDovecot('the mailbox', () => {
  let cms: Cms;
  let dovecot: Awaited<ReturnType<typeof startDovecot>>;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let reader: ReturnType<typeof createMailboxReader>;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  let count = 0;

  const createReader = (url = dovecot.url) =>
    createMailboxReader(cms.strapi, readMailboxSettings({ IMAP_URL: url }));
  const write = (text = `Correo ${(count += 1)}`) =>
    writeMail({
      headers: headersOf(text, PLAIN, `From: Persona ${count} <p${count}@example.com>`).slice(1),
      body: text,
    });
  const rows = () =>
    cms.strapi.db.query('api::mail.mail').findMany({ where: { kind: 'received' } });
  const subjects = async () => (await rows()).map(({ subject }) => subject).toSorted();
  const mailbox = () => cms.strapi.db.query('api::mail.mailbox');
  const health = async () =>
    (await call('get', '/api/health-report').expect(200)).body.data.mailbox;
  /** Lets the next attempt be now. */
  const skipDelay = () => mailbox().updateMany({ where: {}, data: { retryAt: null } });

  beforeAll(async () => {
    dovecot = await startDovecot();
    sink = await startSmtpSink();
    cms = await startCms({ ...mailEnvironment(sink.url), IMAP_URL: dovecot.url });
    ({ call } = await signIn(cms));
  });
  beforeEach(async () => {
    await createMailTesting(cms).clear();
    await mailbox().deleteMany({ where: {} });
    reader = createReader();
    await reader.run();
  });
  afterEach(() => reader.stop());
  afterAll(async () => {
    await cms.stop();
    await sink.close();
    await dovecot.close();
  });

  it('is read from the mails that arrive after the first start, and is not changed', async () => {
    const [before, first, second] = [write(), write('Hola'), write('Adiós')];
    await mailbox().deleteMany({ where: {} });
    await dovecot.deliver(before);
    await reader.run();
    await dovecot.deliver(first, second);
    await reader.run();
    expect(await subjects()).toEqual(['Adiós', 'Hola']);
    await reader.run();
    expect(await subjects()).toHaveLength(2);
    const unseen = await dovecot.use(async (client) => {
      await client.mailboxOpen('INBOX', { readOnly: true });
      return client.search({ seen: false }, { uid: true });
    });
    expect(unseen).toHaveLength(3);
    expect(await health()).toEqual({
      name: 'hola@example.test@127.0.0.1/INBOX',
      ...{ readAt: expect.any(String), trouble: null },
    });
  });

  it('is read at once when a mail arrives', async () => {
    await dovecot.deliver(write('Al momento'));
    await waitUntil(async () => (await rows()).length === 1);
  });

  it('is read once by several readers at the same time', async () => {
    const others = [createReader(), createReader()];
    await dovecot.deliver(...Array.from({ length: 10 }, () => write()));
    // As if the lease of the first had passed while it was reading.
    const takeOver = () => mailbox().updateMany({ where: {}, data: { leaseUntil: new Date(0) } });
    await takeOver();
    await Promise.all([reader, ...others].map((one) => one.run()));
    for (const one of others) {
      await takeOver();
      await one.run();
    }
    expect(await rows()).toHaveLength(10);
    await Promise.all(others.map((one) => one.stop()));
  });

  it('is read from the last mail that was stored after a crash at any point', async () => {
    await dovecot.deliver(...Array.from({ length: 3 }, () => write()));
    await reader.stop();
    const { strapi } = cms;
    const { transaction } = strapi.db;
    // Fails every other transaction at its end, as a crash does.
    let calls = 0;
    const spy = jest.spyOn(strapi.db, 'transaction').mockImplementation(((work: never) => {
      calls += 1;
      const isCrash = calls % 3 === 0;
      return transaction.call(strapi.db, async (...given: never[]) => {
        const result = await (work as (...values: never[]) => Promise<unknown>)(...given);
        if (isCrash) throw new Error('crash');
        return result;
      });
    }) as never);
    for (let attempt = 0; attempt < 10 && (await rows()).length < 3; attempt += 1) {
      const again = createReader();
      await again.run().catch(() => undefined);
      await again.stop();
    }
    spy.mockRestore();
    reader = createReader();
    await reader.run();
    expect(await rows()).toHaveLength(3);
    expect(new Set(await subjects()).size).toBe(3);
    expect(await cms.strapi.db.query('api::enquiry.enquiry').count()).toBe(3);
  });

  it('that is renumbered is not read twice, and nothing is lost', async () => {
    await dovecot.deliver(write('Antes'));
    await reader.run();
    await reader.stop();
    const known = await subjects();
    await dovecot.renumber();
    await dovecot.deliver(write('Después'));
    reader = createReader();
    await reader.run();
    expect(await mailbox().findMany()).toMatchObject([{ failure: null }]);
    const found = await subjects();
    expect(found.filter((subject) => subject === 'Antes')).toHaveLength(1);
    expect(found).toEqual(expect.arrayContaining([...known, 'Después']));
    expect(new Set(found).size).toBe(found.length);
  });

  it('is tried again after an outage, less and less often, and shows it in the health report', async () => {
    await dovecot.deliver(write('Guardado'));
    await reader.run();
    await dovecot.stop();
    await reader.run();
    await reader.run();
    const { trouble } = await health();
    expect(trouble).toMatchObject({ failure: 'unreachable' });
    const first = Date.parse(trouble.retryAt);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await skipDelay();
      await reader.run();
    }
    const later = await health();
    expect(later.trouble.since).toBe(trouble.since);
    expect(Date.parse(later.trouble.retryAt) - first).toBeGreaterThan(60_000);
    await dovecot.start();
    await dovecot.deliver(write('Durante'));
    await skipDelay();
    await reader.run();
    expect(await subjects()).toEqual(expect.arrayContaining(['Guardado', 'Durante']));
    expect((await health()).trouble).toBeNull();
  });

  it.each([
    ['login', (url: string) => url.replace(/:[^:@]*@/, ':otra@')],
    ['folder', (url: string) => url.replace('INBOX', 'NoHay')],
    ['insecure', (url: string) => url.replace('?requireTLS=false', '')],
  ])('reports a wrong setting: %s', async (failure, change) => {
    const settings = readMailboxSettings({ IMAP_URL: change(dovecot.url) });
    await reader.stop();
    const wrong = createMailboxReader(cms.strapi, settings);
    await wrong.run();
    const found = await mailbox().findMany({ where: { failure: { $notNull: true } } });
    expect(found).toMatchObject([{ failure }]);
    await wrong.stop();
  });

  it('stores mails that cannot be parsed as such, and reports of bounces as no enquiry', async () => {
    const parts = Array.from({ length: 1_100 }, () => '--b\r\n\r\nx\r\n').join('');
    const broken = writeMail({
      headers: [...headersOf('Mil partes'), 'Content-Type: multipart/mixed; boundary=b'],
      body: Buffer.from(`${parts}--b--\r\n`),
    });
    await dovecot.deliver(broken, writeBounce('<nadie@tequiora.example>'), write('Sigue'));
    await reader.run();
    expect(await rows()).toMatchObject([
      { subject: 'Mil partes', text: expect.stringContaining('no se pudo leer'), isCut: true },
      { subject: 'Sigue' },
    ]);
  });

  it('skips files over the limit of a mail of 25 MB, and says so', async () => {
    const content = Buffer.alloc(25 * 1024 * 1024, 'a')
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n');
    const mail = writeMail({
      headers: [...headersOf('Plano grande'), 'Content-Type: multipart/mixed; boundary=b'],
      body: Buffer.from(
        `--b\r\nContent-Type: text/plain\r\n\r\nVa el plano\r\n--b\r\nContent-Type: text/plain; name=plano.txt\r\nContent-Disposition: attachment; filename=plano.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n--b--\r\n`,
      ),
    });
    await dovecot.deliver(mail);
    await reader.run();
    expect(await rows()).toMatchObject([{ subject: 'Plano grande', text: 'Va el plano' }]);
    const files = await cms.strapi.db.query('api::mail.mail-attachment').findMany();
    expect(files).toMatchObject([{ name: 'plano.txt', content: null, problem: 'size' }]);
  });
});
