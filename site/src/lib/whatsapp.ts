/** Returns the URL of a chat with a number in E.164, with a prefilled message. */
export function whatsAppHref(number: string, text: string): string {
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Fills the placeholder of a CMS greeting: 'Me interesa {nombre}'. */
export function fillGreeting(template: string, values: { nombre?: string | undefined }): string {
  return template
    .replaceAll('{nombre}', values.nombre ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}
