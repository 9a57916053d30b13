import { type EnquiryInput, MIN_VISIT_MS } from '../../contracts/enquiry';

const MAX_LINKS = 2;
const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const MARKUP = /\[(?:url|link)[=\]]|<a\s/i;

type Signals = Pick<EnquiryInput, 'name' | 'message' | 'website' | 'visitMs'>;

/** Returns the reason shown to staff if an enquiry looks like spam, else `undefined`. */
export function findSpamReason(enquiry: Signals): string | undefined {
  const { name, message, website, visitMs } = enquiry;
  if (website) return 'honeypot: se llenó el campo oculto';
  if (visitMs !== undefined && visitMs < MIN_VISIT_MS) {
    return `rapidez: se envió a los ${(visitMs / 1000).toFixed(1)} s de abrir la página`;
  }
  if (name.search(LINK) >= 0) return 'enlaces: el nombre trae un enlace';
  if (MARKUP.test(message)) return 'formato: el mensaje trae enlaces con código';
  const links = message.match(LINK)?.length ?? 0;
  return links > MAX_LINKS ? `enlaces: el mensaje trae ${links} enlaces` : undefined;
}
