import { htmlToText } from 'html-to-text';

const MAX_LENGTH = 512 * 1024;
/** The time of the conversion grows with the square of nested elements. */
const MAX_TAGS = 20_000;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Returns the text of HTML: no scripts, styles and pictures, quotations marked with `>`. Null for HTML that is too
 * long.
 */
export function htmlToPlain(html: string): string | null {
  if (html.length > MAX_LENGTH || html.split('<').length > MAX_TAGS) return null;
  return htmlToText(html, {
    wordwrap: false,
    limits: { maxDepth: 500 },
    selectors: [
      { selector: 'img', format: 'skip' },
      ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    ],
  });
}
