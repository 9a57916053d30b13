import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { withDeadline } from '../platform/async/deadline';
import { readSettings } from '../platform/env/settings';
import { serviceOf } from '../platform/strapi/service-of';
import { attemptTimeoutMs } from './attempt-timeout';
import { mailFile, mailName } from './mail-file';
import type { MailRow } from './mail-row';
import type { MailSettings } from './mail-settings';
import type { Message } from './message';
import { plainLine } from './plain-line';
import { renderHtml, renderText } from './render';

type Email = { send(message: object): Promise<{ message?: unknown }> };

/** Returns the folder of mails, which are written to files when no SMTP server is configured. */
export const mailFolder = () => path.join(readSettings().dataDir, 'mail');

// Suppresses automatic replies, which would cause reply loops.
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Creates the function that sends a mail to the SMTP server, or writes it to a file. It returns the
 * Message-ID.
 */
export function createDelivery(strapi: Core.Strapi, { from }: Pick<MailSettings, 'from'>) {
  const [, domain = ''] = from.address.split('@');

  return async function deliver(row: MailRow, message: Message, sender: string): Promise<string> {
    const { siteUrl, cmsUrl } = readSettings();
    const { inReplyTo, references, attachments } = message;
    // The same at every attempt, so that mail clients can detect duplicates.
    const messageId = `<${mailName(row)}@${domain}>`;
    const work = serviceOf<Email>(strapi, 'plugin::email.email').send({
      from: { name: plainLine(from.name ?? sender), address: from.address },
      to: message.to,
      replyTo: message.replyTo,
      subject: plainLine(message.subject, 200),
      text: renderText(message, siteUrl, cmsUrl),
      html: renderHtml(message, siteUrl, cmsUrl),
      messageId,
      ...{ inReplyTo, references, attachments },
      headers: row.kind === 'reply' ? {} : AUTOMATIC,
    });
    const { message: file } = await withDeadline(work, attemptTimeoutMs(row.kind));
    if (!Buffer.isBuffer(file)) return messageId;
    await mkdir(mailFolder(), { recursive: true });
    await writeFile(path.join(mailFolder(), mailFile(row)), file);
    return messageId;
  };
}
