/**
 * Returns the URL of the first picture in the main content; the URL changes with the file's bytes.
 */
export function firstPicture(html: string): string | undefined {
  return /<main[^]*?<img[^>]*?\ssrc="([^"]+)"/.exec(html)?.[1];
}
