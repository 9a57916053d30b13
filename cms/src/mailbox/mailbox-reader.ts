import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { type FetchMessageObject, ImapFlow, type SearchObject } from 'imapflow';

import { isRecord } from '../../contracts/is-record';
import type { MailboxFailure } from '../../contracts/mail';
import { normaliseLine } from '../../contracts/text';
import { withDeadline } from '../platform/async/deadline';
import { createMutex } from '../platform/async/mutex';
import { type MailboxSettings, mailboxName, readMailboxSettings } from './mailbox-settings';
import {
  acquireLease,
  advanceTo,
  readMailboxRow,
  recordFailure,
  recordRead,
  releaseLease,
  startNumbering,
} from './mailbox-state';
import { cutText, parseMail, type ParsedMail, RECEIVED_LIMITS } from './parse-mail';
import { receiveMail } from './receive-mail';

const SECOND = 1_000;
const DAY_MS = 24 * 60 * 60_000;
const STOP_MS = 4 * SECOND;
/** Mails that are stored at once; the rest follows at the next poll. */
const BATCH = 100;
/** How far a mailbox with another numbering is read again. Mails that are known are skipped. */
const REREAD_MS = 30 * DAY_MS;

/** Thrown for an error of the mail server; other errors are those of the database. */
class MailboxError extends Error {
  constructor(readonly reason: unknown) {
    super('The mailbox cannot be read');
  }
}

const asMailboxError = (reason: unknown): never => {
  throw new MailboxError(reason);
};

/** Searches the open folder. A search without a result is not one that the server refused. */
async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true }).catch(asMailboxError);
  if (!found) throw new MailboxError({ code: 'NoConnection' });
  return found;
}

/** Classifies an error of imapflow. */
function explainMailboxFailure(error: unknown): MailboxFailure {
  const { authenticationFailed, code, message, serverResponseCode, mailboxMissing, tlsFailed } =
    isRecord(error) ? error : {};
  if (authenticationFailed) return 'login';
  const isUntrusted = /certificate|self.signed|STARTTLS/i.test(String(message));
  if (isUntrusted || tlsFailed) return 'insecure';
  if (mailboxMissing || serverResponseCode === 'NONEXISTENT') return 'folder';
  const isNetwork =
    /^(?:E[A-Z_]+|NoConnection|UPGRADE_TIMEOUT|CONNECT_TIMEOUT|GREETING_TIMEOUT)$/i.test(
      String(code),
    );
  return isNetwork ? 'unreachable' : 'unknown';
}

function createClient({ host, port, isSecure, requiresTls, user, password }: MailboxSettings) {
  return new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass: password } },
    ...(!isSecure && requiresTls && { doSTARTTLS: true }),
    logger: false,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 2 * 60 * SECOND,
    // Restarted before routers forget the connection.
    maxIdleTime: 4 * 60 * SECOND,
  });
}

/** A mail that cannot be parsed is stored as what the server says about it, so that it is not lost. */
function toUnreadable(
  { uid, envelope }: Pick<FetchMessageObject, 'uid' | 'envelope'>,
  uidValidity: string,
): ParsedMail {
  const [from] = envelope?.from ?? [];
  return {
    key: `unreadable ${uidValidity} ${uid}`,
    ...{ messageId: null, references: [], replyTo: null, quoted: '', attachments: [] },
    name: cutText(normaliseLine(from?.name ?? ''), RECEIVED_LIMITS.name),
    address: null,
    subject: cutText(normaliseLine(envelope?.subject ?? ''), RECEIVED_LIMITS.subject),
    text: 'Este correo no se pudo leer. Ábrelo en el buzón.',
    ...{ isCut: true, isAutomatic: false, signs: [], report: null },
  };
}

type Mailbox = { client: ImapFlow; name: string; uidValidity: string };

/**
 * Creates the reader of the mailbox. It stores each mail and how far the mailbox was read in one transaction and
 * changes nothing in the mailbox, so that people can use it as well. A connection that the server notifies of new
 * mails stays open between runs.
 */
export function createMailboxReader(
  strapi: Core.Strapi,
  settings: MailboxSettings | null = readMailboxSettings(),
) {
  const holder = randomUUID();
  const runExclusive = createMutex();
  let open: Mailbox | undefined;
  let isStopped = false;

  function close(): void {
    open?.client.close();
    open = undefined;
  }

  async function connect(to: MailboxSettings): Promise<Mailbox> {
    const client = createClient(to);
    const name = mailboxName(to);
    // Errors of the connection also reject the command that is running.
    client.on('error', () => undefined);
    client.on('close', () => {
      if (open?.client === client) open = undefined;
    });
    try {
      await client.connect();
      const { uidValidity } = await client.mailboxOpen(to.folder, { readOnly: true });
      client.on('exists', () => void readNow());
      return { client, name, uidValidity: String(uidValidity) };
    } catch (error) {
      client.close();
      throw new MailboxError(error);
    }
  }

  /** Returns the number of the last mail that was read; at first, that of the newest mail. */
  async function readPosition({ client, name, uidValidity }: Mailbox): Promise<number> {
    const row = await readMailboxRow(strapi, name);
    if (row.uidValidity === uidValidity) return Number(row.lastUid ?? 0);
    const newest = Math.max(0, ...(await search(client, { uid: '*' })));
    let position = newest;
    if (row.uidValidity !== null) {
      const since = new Date(Date.now() - REREAD_MS);
      const uids = await search(client, { since });
      position = uids.length > 0 ? Math.min(...uids) - 1 : newest;
    }
    await startNumbering(strapi, name, uidValidity, position);
    return position;
  }

  async function readOne({ client, name, uidValidity }: Mailbox, uid: number): Promise<void> {
    const range = String(uid);
    const query = { internalDate: true, envelope: true, size: true } as const;
    const found = await client.fetchOne(range, query, { uid: true }).catch(asMailboxError);
    const advance = () => advanceTo(strapi, name, uidValidity, uid);
    if (!found) {
      if (!client.usable) throw new MailboxError({ code: 'NoConnection' });
      // Another mail program has deleted it.
      return advance();
    }
    const { content } = await client
      .download(range, undefined, { uid: true, maxBytes: RECEIVED_LIMITS.mailBytes })
      .catch(asMailboxError);
    if (!content) throw new MailboxError({ code: 'NoConnection' });
    const mail = await parseMail(content).catch((error: unknown) => {
      if (!client.usable) throw new MailboxError(error);
      strapi.log.warn(`Mailbox: mail ${uid} cannot be parsed: ${String(error).slice(0, 200)}`);
      return toUnreadable(found, uidValidity);
    });
    // Cut off where the connection was lost.
    if (!client.usable) throw new MailboxError({ code: 'NoConnection' });
    const isTooLarge = (found.size ?? 0) > RECEIVED_LIMITS.mailBytes;
    const receivedAt = new Date(found.internalDate ?? Date.now());
    const whole = isTooLarge ? { ...mail, isCut: true } : mail;
    await receiveMail(strapi, whole, { receivedAt, advance });
  }

  async function readNew(mailbox: Mailbox): Promise<void> {
    const { client, name } = mailbox;
    // A server announces what arrived since the last command before a search finds it.
    await client.noop().catch(asMailboxError);
    const position = await readPosition(mailbox);
    const found = await search(client, { uid: `${position + 1}:*` });
    // `n:*` names the last mail also when its number is below n.
    const uids = found.filter((uid) => uid > position).toSorted((a, b) => a - b);
    for (const uid of uids.slice(0, BATCH)) {
      if (isStopped) return;
      if (!(await acquireLease(strapi, name, holder))) return close();
      await readOne(mailbox, uid);
    }
    await recordRead(strapi, name);
  }

  async function read(to: MailboxSettings): Promise<void> {
    const name = mailboxName(to);
    const { retryAt } = await readMailboxRow(strapi, name);
    if (!(await acquireLease(strapi, name, holder))) return close();
    if (retryAt && Date.parse(retryAt) > Date.now()) return;
    try {
      open ??= await connect(to);
      await readNew(open);
      // Without the command of the server that announces mails, polls find them.
      void open?.client.idle().catch(() => undefined);
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      close();
      const failure = explainMailboxFailure(error.reason);
      await recordFailure(strapi, name, failure);
      strapi.log.warn(`Mailbox: it cannot be read and is retried: ${failure}`);
    }
  }

  async function run(): Promise<void> {
    if (!settings || isStopped) return;
    await runExclusive(async () => {
      if (!isStopped) await read(settings);
    });
  }

  async function readNow(): Promise<void> {
    // What fails here is reported by the next poll.
    await run().catch(() => undefined);
  }

  return {
    /** Reads the new mails of the mailbox, unless another instance does or it failed a short time ago. */
    run,
    /** Ends the connection and lets another instance read the mailbox. */
    async stop(): Promise<void> {
      isStopped = true;
      close();
      if (!settings) return;
      // Lets a mail that was read be stored before the database closes.
      await withDeadline(
        runExclusive(async () => undefined),
        STOP_MS,
      ).catch(() => undefined);
      await releaseLease(strapi, holder).catch(() => undefined);
    },
  };
}
