/** Returns a `tel:` URL of a number in E.164. */
export function telHref(phone: string): string {
  return `tel:${phone}`;
}
