/** The address of the first picture in the content of a page, or none: other bytes have another one. */
export function firstPicture(html: string): string | undefined {
  return /<main[^]*?<img[^>]*?\ssrc="([^"]+)"/.exec(html)?.[1];
}
