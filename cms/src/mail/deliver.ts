import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { withDeadline } from '../lib/deadline';
import { readSettings } from '../lib/settings';
import { ATTEMPT_LIMIT } from './back-off';
import type { MailRow } from './mail-row';
import type { MailSettings } from './mail-settings';
import type { Message } from './message';
import { plainLine } from './plain-line';
import { renderHtml, renderText } from './render';

type Sent = { message?: unknown };

/** Where mail is kept while there is no SMTP server. */
export const mailFolder = () => path.join(readSettings().dataDir, 'mail');

const mailName = ({ kind, documentId }: Pick<MailRow, 'kind' | 'documentId'>) =>
  `${kind}-${documentId}`;

/** The file in `mailFolder` that a mail is written to. */
export const mailFile = (row: Pick<MailRow, 'kind' | 'documentId'>) => `${mailName(row)}.eml`;

/** Hands a mail to the SMTP server, or writes it to a file. */
export function createDelivery(strapi: Core.Strapi, { from }: Pick<MailSettings, 'from'>) {
  const [, domain = ''] = from.address.split('@');

  return async function deliver(row: MailRow, message: Message, sender: string): Promise<void> {
    const { siteUrl, cmsUrl } = readSettings();
    const work: Promise<Sent> = strapi
      .plugin('email')
      .service('email')
      .send({
        from: { name: plainLine(from.name ?? sender), address: from.address },
        to: message.to,
        replyTo: message.replyTo,
        subject: plainLine(message.subject, 200),
        text: renderText(message, siteUrl, cmsUrl),
        html: renderHtml(message, siteUrl, cmsUrl),
        // The same at every attempt: a program that gets it twice can tell that it is one mail.
        messageId: `<${mailName(row)}@${domain}>`,
        // Nobody's automatic answer is answered automatically.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    const { message: file } = await withDeadline(work, ATTEMPT_LIMIT);
    if (!Buffer.isBuffer(file)) return;
    await mkdir(mailFolder(), { recursive: true });
    await writeFile(path.join(mailFolder(), mailFile(row)), file);
  };
}
