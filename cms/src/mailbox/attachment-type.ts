/** What a received file is by its content. */
type FileKind = { mime: string; extensions: readonly string[] };

const startsWith =
  (bytes: string, offset = 0) =>
  (content: Buffer) =>
    content.toString('latin1', offset, offset + bytes.length) === bytes;

const isZip = startsWith('PK\x03\x04');
/** Names of files in a zip archive are not compressed. */
const isZipWith = (part: string) => (content: Buffer) =>
  isZip(content) && content.includes(part) && !content.includes('vbaProject.bin');
const isOldOffice = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
/** Macros of old office files are streams with names in UTF-16. */
const isOldOfficeOf = (content: Buffer) =>
  isOldOffice(content) && !content.includes(Buffer.from('_VBA_PROJECT', 'utf16le'));
const isMedia = (brands: RegExp) => (content: Buffer) =>
  startsWith('ftyp', 4)(content) && brands.test(content.toString('latin1', 8, 12));
const isText = (content: Buffer) => !content.includes(0);

/**
 * Files that are stored: what customers send, and what is no program and has no macros. Text and old office
 * files are recognised by their extension, others by their content.
 */
const KINDS: readonly (FileKind & { is: (content: Buffer) => boolean; isByName?: true })[] = [
  { mime: 'image/png', extensions: ['png'], is: startsWith('\x89PNG\r\n\x1a\n') },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], is: startsWith('\xff\xd8\xff') },
  { mime: 'image/gif', extensions: ['gif'], is: startsWith('GIF8') },
  { mime: 'image/webp', extensions: ['webp'], is: startsWith('WEBP', 8) },
  { mime: 'image/tiff', extensions: ['tif', 'tiff'], is: startsWith('II*\0') },
  { mime: 'image/heic', extensions: ['heic'], is: isMedia(/^(?:hei|hev|mif1|msf1)/) },
  { mime: 'image/avif', extensions: ['avif'], is: isMedia(/^avi[fs]/) },
  { mime: 'video/mp4', extensions: ['mp4'], is: isMedia(/^(?:iso|mp4|avc1|M4V)/) },
  { mime: 'video/quicktime', extensions: ['mov'], is: isMedia(/^qt/) },
  { mime: 'audio/mp4', extensions: ['m4a'], is: isMedia(/^M4A/) },
  { mime: 'audio/ogg', extensions: ['ogg', 'opus'], is: startsWith('OggS') },
  { mime: 'audio/mpeg', extensions: ['mp3'], is: startsWith('ID3') },
  { mime: 'application/pdf', extensions: ['pdf'], is: startsWith('%PDF-') },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    is: isZipWith('word/document.xml'),
  },
  {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    is: isZipWith('xl/workbook.xml'),
  },
  {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extensions: ['pptx'],
    is: isZipWith('ppt/presentation.xml'),
  },
  {
    mime: 'application/vnd.oasis.opendocument.text',
    extensions: ['odt'],
    is: isZipWith('mimetypeapplication/vnd.oasis.opendocument.text'),
  },
  {
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    extensions: ['ods'],
    is: isZipWith('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
  },
  { mime: 'application/msword', extensions: ['doc'], is: isOldOfficeOf, isByName: true },
  { mime: 'application/vnd.ms-excel', extensions: ['xls'], is: isOldOfficeOf, isByName: true },
  { mime: 'text/csv', extensions: ['csv'], is: isText, isByName: true },
  { mime: 'text/calendar', extensions: ['ics'], is: startsWith('BEGIN:VCALENDAR') },
  { mime: 'text/vcard', extensions: ['vcf'], is: startsWith('BEGIN:VCARD') },
  { mime: 'text/plain', extensions: ['txt'], is: isText, isByName: true },
];

const extensionOf = (name: string) => /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns the type of a received file, and its extension with a dot; null for one that is not stored. */
export function checkAttachment(
  name: string,
  content: Buffer,
): { mime: string; extension: string } | null {
  const extension = extensionOf(name);
  const kind = KINDS.find(
    ({ is, isByName, extensions }) => (!isByName || extensions.includes(extension)) && is(content),
  );
  if (!kind) return null;
  const own = kind.extensions.includes(extension) ? extension : kind.extensions[0];
  return { mime: kind.mime, extension: `.${own}` };
}
