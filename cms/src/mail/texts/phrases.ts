/** Label of the price of the entry that an enquiry is about. */
export const PRICE_LABEL = 'Precio en el sitio';

/** Returns a link that opens a WhatsApp chat with `text` filled in. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

const FIRST_NAME = /^\p{L}[\p{L}'’-]{1,23}$/u;

/**
 * Returns the first name for a greeting; undefined when it does not look like a name. A single word,
 * so that an attacker who enters someone else's address cannot send them a text.
 */
export function firstName(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/);
  return FIRST_NAME.test(first) ? first : undefined;
}
