import { documentIdOf, mailFile } from '../mail-file';
import { ACCOUNT_MAIL_KINDS } from '../mail-row';

it.each([
  'notice',
  'confirmation',
  'summary',
  'request',
  'decision',
  ...ACCOUNT_MAIL_KINDS,
] as const)('finds the document id in the file name of a mail of kind %s', (kind) => {
  const documentId = 'fxqbkqq4qmj751oc0hdm9bnr';
  expect(documentIdOf(mailFile({ kind, documentId }))).toBe(documentId);
});

it.each(['notas.txt', 'notice.eml', ''])('finds no document id in %j', (file) => {
  expect(documentIdOf(file)).toBe('');
});
