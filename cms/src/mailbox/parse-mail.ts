import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import {
  type AddressObject,
  type AttachmentStream,
  type HeaderLines,
  type Headers,
  MailParser,
  type MessageText,
  type StructuredHeader,
} from 'mailparser';

import { isEmailAddress } from '../../contracts/email';
import type { AttachmentProblem } from '../../contracts/enquiry-mail';
import { isBlank, normaliseLine, normaliseText } from '../../contracts/text';
import { safeFileName } from '../platform/values/safe-file-name';
import { checkAttachment } from './attachment-type';
import { type DeliveryReport, readDeliveryReport } from './delivery-report';
import { htmlToPlain } from './html-to-plain';
import { splitQuote } from './split-quote';

const MEBIBYTE = 1024 * 1024;

/** Limits of what is stored of a mail; it stays in the mailbox as it is. */
export const RECEIVED_LIMITS = {
  /** Of the mail as it is read: 25 MB of files and their encoding. */
  mailBytes: 40 * MEBIBYTE,
  attachmentBytes: 10 * MEBIBYTE,
  /** Of all attachments together. */
  attachmentsBytes: 25 * MEBIBYTE,
  attachments: 30,
  /** Characters of the text, and of what it quotes. */
  text: 20_000,
  subject: 255,
  name: 80,
  messageId: 255,
  references: 50,
} as const;

/** Smaller pictures in the text are logos of signatures. */
const LOGO_BYTES = 20 * 1024;
const HTML_LENGTH = MEBIBYTE;
const REPORT_BYTES = 64 * 1024;

type ParsedAttachment = {
  name: string;
  mime: string;
  bytes: number;
  content: Buffer | null;
  problem: AttachmentProblem | null;
};

export type ParsedMail = {
  /** Identifies the mail: the same for each of its copies in the mailbox. */
  key: string;
  messageId: string | null;
  /** Message-IDs that it refers to, the one that it answers first. */
  references: string[];
  name: string;
  /** Of the sender; null if it is malformed. */
  address: string | null;
  /** Where the sender wants replies. */
  replyTo: string | null;
  subject: string;
  text: string;
  quoted: string;
  isCut: boolean;
  attachments: ParsedAttachment[];
  isAutomatic: boolean;
  /** What the headers say against the mail. */
  signs: string[];
  /** Set for a report of a mail server. */
  report: DeliveryReport | null;
};

const MESSAGE_ID = /<[^<>\s]{1,253}>/g;

function textOf(headers: Headers, name: string): string {
  const value = headers.get(name);
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string').join(' ');
}

function firstAddress(headers: Headers, name: string) {
  const value = headers.get(name) as AddressObject | AddressObject[] | undefined;
  const [header] = [value ?? []].flat();
  const [first] = (header?.value ?? []).flatMap((entry) => entry.group ?? [entry]);
  const address = normaliseLine(first?.address ?? '');
  return {
    name: cutText(normaliseLine(first?.name ?? ''), RECEIVED_LIMITS.name),
    address: isEmailAddress(address) ? address : null,
  };
}

const AUTOMATIC_PRECEDENCE = /^(?:auto[_-]?reply|bulk|junk)$/i;
const AUTOMATIC_SENDER = /^(?:mailer-daemon|postmaster)@/i;
const AUTOMATIC_REPORT = /disposition-notification|delivery-status/;

/** Returns true for a mail that a program sent, to which no reply is expected (RFC 3834). */
function isAutomatic(headers: Headers, address: string | null): boolean {
  const submitted = textOf(headers, 'auto-submitted').trim();
  return (
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => headers.has(name)) ||
    AUTOMATIC_PRECEDENCE.test(textOf(headers, 'precedence').trim()) ||
    AUTOMATIC_SENDER.test(address ?? '') ||
    AUTOMATIC_REPORT.test(reportTypeOf(headers))
  );
}

const readType = (headers: Headers): Partial<StructuredHeader> => {
  const type = headers.get('content-type');
  return (type ?? {}) as Partial<StructuredHeader>;
};

const typeOf = (headers: Headers): string | undefined => readType(headers).value;

function reportTypeOf(headers: Headers): string {
  const { value, params } = readType(headers);
  return value === 'multipart/report' ? (params?.['report-type'] ?? '') : '';
}

function listSigns(headers: Headers): string[] {
  const isFlagged = /^yes/i.test(
    textOf(headers, 'x-spam-flag') || textOf(headers, 'x-spam-status'),
  );
  const list = headers.get('list');
  const isNewsletter = typeof list === 'object' && 'unsubscribe' in list;
  return [
    ...(isFlagged ? ['servidor: el servidor de correo lo marcó como no deseado'] : []),
    ...(isNewsletter ? ['masivo: trae un enlace para darse de baja'] : []),
  ];
}

/** Reads an attachment; `content` is null if it has more than `limit` bytes, which are counted only. */
async function readContent({ content }: AttachmentStream, limit: number) {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= limit) parts.push(part);
    else parts.length = 0;
  }
  return { bytes, content: bytes <= limit ? Buffer.concat(parts) : null };
}

const NAMES: Record<string, string> = {
  'message/rfc822': 'mensaje.eml',
  'text/calendar': 'invitación.ics',
  'application/ms-tnef': 'winmail.dat',
};

function toAttachment(
  { filename, contentType }: AttachmentStream,
  { bytes, content }: Awaited<ReturnType<typeof readContent>>,
): ParsedAttachment {
  const given = filename || NAMES[contentType] || 'archivo';
  const type = content && checkAttachment(given, content);
  if (type) {
    return {
      name: safeFileName(given, type.extension),
      ...{ mime: type.mime, bytes, content, problem: null },
    };
  }
  return {
    name: safeFileName(given),
    ...{ mime: 'application/octet-stream', bytes, content: null },
    problem: content ? 'type' : 'size',
  };
}

type Parts = {
  headers: Headers;
  /** The header as it is sent: the parser replaces a malformed one by the current time. */
  date: string;
  text: string;
  /** True for text that could not be read, such as very long HTML. */
  hasFailed: boolean;
  attachments: ParsedAttachment[];
  /** Number of attachments that are not listed. */
  unlisted: number;
  status: string | null;
  originals: string[];
};

/** Reads the parts of a mail one after the other, without keeping what is not stored. */
async function readParts(source: Readable): Promise<Parts> {
  const parser = new MailParser({
    keepDeliveryStatus: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: HTML_LENGTH,
    checksumAlgo: false,
  });
  const parts: Parts = {
    ...{
      headers: new Map(),
      date: '',
      text: '',
      hasFailed: false,
      attachments: [],
      unlisted: 0,
      status: null,
      originals: [],
    },
  };
  let quota: number = RECEIVED_LIMITS.attachmentsBytes;
  parser.on('headers', (headers: Headers) => {
    parts.headers = headers;
  });
  parser.on('headerLines', (lines: HeaderLines) => {
    parts.date = lines.find(({ key }) => key === 'date')?.line ?? '';
  });

  async function readAttachment(part: AttachmentStream): Promise<void> {
    const isReport = AUTOMATIC_REPORT.test(reportTypeOf(parts.headers));
    if (isReport && /^message\/|rfc822-headers$/.test(part.contentType)) {
      const { content } = await readContent(part, RECEIVED_LIMITS.attachmentBytes);
      const text = content?.toString('utf8', 0, REPORT_BYTES) ?? '';
      if (part.contentType === 'message/delivery-status') parts.status = text;
      else parts.originals.push(text);
      return;
    }
    const isListed = parts.attachments.length < RECEIVED_LIMITS.attachments;
    const limit = isListed ? Math.min(quota, RECEIVED_LIMITS.attachmentBytes) : 0;
    const read = await readContent(part, limit);
    if (part.related && part.contentType.startsWith('image/') && read.bytes <= LOGO_BYTES) return;
    if (!isListed) parts.unlisted += 1;
    else parts.attachments.push(toAttachment(part, read));
    quota -= read.content?.length ?? 0;
  }

  async function readAll(): Promise<void> {
    for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
      if (part.type === 'text') {
        // The parser makes no text of an HTML part without an alternative. For a mail that is HTML as a whole, its
        // text contains the addresses of the pictures.
        const isHtml = isBlank(part.text ?? '') || typeOf(parts.headers) === 'text/html';
        const text = isHtml && part.html ? htmlToPlain(part.html) : part.text;
        parts.text = text ?? '';
        parts.hasFailed = text === null || (!isHtml && part.textConversionError !== undefined);
        continue;
      }
      await readAttachment(part);
      part.release?.();
    }
  }

  await Promise.all([pipeline(source, parser), readAll()]);
  return parts;
}

/** Returns the first characters of a text, without the half of a surrogate pair at the end. */
export const cutText = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Reads a mail. @throws Error for a mail that cannot be read */
export async function parseMail(source: Readable): Promise<ParsedMail> {
  const parts = await readParts(source);
  const { headers, date, text: raw, attachments, unlisted, status, originals } = parts;
  const whole = normaliseText(raw.slice(0, 10 * RECEIVED_LIMITS.text)).replace(/\n{4,}/g, '\n\n\n');
  const { text, quoted } = splitQuote(whole);
  const from = firstAddress(headers, 'from');
  const ids = (name: string) => textOf(headers, name).match(MESSAGE_ID) ?? [];
  const messageId = ids('message-id')[0] ?? null;
  const subject = normaliseLine(textOf(headers, 'subject').slice(0, 4 * RECEIVED_LIMITS.subject));
  const files = attachments.map(({ name, bytes }) => [name, bytes]);
  const report = status === null ? null : readDeliveryReport(status, originals);
  const identity = [messageId, date, from, subject, whole, files, report];
  return {
    key: createHash('sha256').update(JSON.stringify(identity)).digest('base64url'),
    messageId: messageId && messageId.length <= RECEIVED_LIMITS.messageId ? messageId : null,
    references: [...new Set([...ids('in-reply-to'), ...ids('references').toReversed()])].slice(
      0,
      RECEIVED_LIMITS.references,
    ),
    ...{ name: from.name, address: from.address },
    replyTo: firstAddress(headers, 'reply-to').address,
    subject: cutText(subject, RECEIVED_LIMITS.subject),
    text: cutText(text, RECEIVED_LIMITS.text),
    quoted: cutText(quoted, RECEIVED_LIMITS.text),
    isCut:
      parts.hasFailed ||
      unlisted > 0 ||
      text.length > RECEIVED_LIMITS.text ||
      raw.length > 10 * RECEIVED_LIMITS.text,
    attachments,
    isAutomatic: isAutomatic(headers, from.address),
    signs: listSigns(headers),
    report,
  };
}
