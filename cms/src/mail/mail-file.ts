import type { MailRow } from './mail-row';

/** Returns the name of a mail, unique in the outbox. */
export const mailName = ({ kind, documentId }: Pick<MailRow, 'kind' | 'documentId'>) =>
  `${kind}-${documentId}`;

/** Returns the name of a mail's file in the mail folder. */
export const mailFile = (row: Pick<MailRow, 'kind' | 'documentId'>) => `${mailName(row)}.eml`;

/** Returns the document id in the name of a mail's file, or an empty string. Kinds have hyphens. */
export function documentIdOf(file: string): string {
  return /-(\w+)\.eml$/.exec(file)?.[1] ?? '';
}
