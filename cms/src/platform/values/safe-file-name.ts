import { normaliseLine } from '../../../contracts/text';

/**
 * Bytes of a stored name. File systems allow 255; derived files of the CMS (`thumbnail_`), of the site
 * build and temporary files add up to 60.
 */
const NAME_BYTES = 120;
const NO_NAME = 'archivo';
const EXTENSION = /\.[a-z\d]{1,8}$/i;
// Reserved by file systems and URLs.
const RESERVED = /[<>:"/\\|?*#%\uFFFD]+/gu;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Cuts a text to a number of bytes in UTF-8, between characters as people see them. */
export function cutToBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let [cut, used] = ['', 0];
  for (const { segment } of graphemes.segment(text)) {
    used += Buffer.byteLength(segment);
    if (used > bytes) break;
    cut += segment;
  }
  return cut;
}

/** Returns the extension of a file name with its dot; '' for none. */
function extensionOf(name: string): string {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  return extension;
}

/**
 * Returns a name for the media library that file systems and URLs can hold, of at most 120 bytes.
 * @param extension replaces the one of the name, as in `foto.heic`, when the file has another type
 */
export function safeFileName(name: string, extension?: string): string {
  const clean = normaliseLine(name)
    .replace(RESERVED, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s.-]*\./g, '.')
    .replace(/[\s.-]+$/, '');
  // Read after the cleaning, which can uncover an extension, as in `foto.jpg?`.
  const ownExtension = extensionOf(clean);
  const usedExtension = extension ?? ownExtension;
  const base = clean.slice(0, clean.length - ownExtension.length).replace(/^[\s.-]+/, '');
  const cut = cutToBytes(base, NAME_BYTES - usedExtension.length).replace(/[\s.-]+$/, '');
  if (cut === '') return NO_NAME + usedExtension;
  return (WINDOWS_DEVICE.test(cut) ? `${cut}-` : cut) + usedExtension;
}
