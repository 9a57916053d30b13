import { internationalDigits } from './phone.ts';

/** Address that opens a chat with the message already written. */
export function whatsAppHref(number: string, text: string): string {
  return `https://wa.me/${internationalDigits(number)}?text=${encodeURIComponent(text)}`;
}

/** Puts the name of the thing in a greeting of the CMS: 'Me interesa {nombre}'. */
export function fillGreeting(template: string, values: { nombre?: string | undefined }): string {
  return template
    .replaceAll('{nombre}', values.nombre ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}
