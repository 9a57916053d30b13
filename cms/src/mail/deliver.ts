import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { withDeadline } from '../platform/async/deadline';
import { readSettings } from '../platform/env/settings';
import { serviceOf } from '../platform/strapi/service-of';
import { mailFile, mailName } from './mail-file';
import type { MailRow } from './mail-row';
import type { MailSettings } from './mail-settings';
import type { Message } from './message';
import { plainLine } from './plain-line';
import { renderHtml, renderText } from './render';
import { ATTEMPT_TIMEOUT_MS } from './retry-delay';

type Email = { send(message: object): Promise<{ message?: unknown }> };

/** Returns the folder of mails, which are written to files when no SMTP server is configured. */
export const mailFolder = () => path.join(readSettings().dataDir, 'mail');

/** Creates the function that sends a mail to the SMTP server, or writes it to a file. */
export function createDelivery(strapi: Core.Strapi, { from }: Pick<MailSettings, 'from'>) {
  const [, domain = ''] = from.address.split('@');

  return async function deliver(row: MailRow, message: Message, sender: string): Promise<void> {
    const { siteUrl, cmsUrl } = readSettings();
    const work = serviceOf<Email>(strapi, 'plugin::email.email').send({
      from: { name: plainLine(from.name ?? sender), address: from.address },
      to: message.to,
      replyTo: message.replyTo,
      subject: plainLine(message.subject, 200),
      text: renderText(message, siteUrl, cmsUrl),
      html: renderHtml(message, siteUrl, cmsUrl),
      // The same at every attempt, so that mail clients can detect duplicates.
      messageId: `<${mailName(row)}@${domain}>`,
      // Suppresses automatic replies, which would cause reply loops.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    const { message: file } = await withDeadline(work, ATTEMPT_TIMEOUT_MS);
    if (!Buffer.isBuffer(file)) return;
    await mkdir(mailFolder(), { recursive: true });
    await writeFile(path.join(mailFolder(), mailFile(row)), file);
  };
}
