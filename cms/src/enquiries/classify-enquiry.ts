import {
  EARLIER_HONEYPOT_FIELD,
  type EnquiryInput,
  type EnquiryStatus,
  MIN_VISIT_MS,
  HONEYPOT_FIELD,
} from '../../contracts/enquiry';

const MAX_LINKS = 2;
const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const MARKUP = /\[(?:url|link)[=\]]|<a\s/i;

type Signals = Pick<
  EnquiryInput,
  | 'name'
  | 'message'
  | 'extraAnswer'
  | 'lines'
  | 'visitMs'
  | typeof HONEYPOT_FIELD
  | typeof EARLIER_HONEYPOT_FIELD
> & {
  /** Further signs, of what a mail states about itself. */
  signs?: readonly string[];
};

type Classification = {
  status: Extract<EnquiryStatus, 'nuevo' | 'dudoso' | 'spam'>;
  /** Signs of spam, as shown to staff. */
  spamReason: string | undefined;
};

/** Each returns the text of one kind of sign; the ways of sending links are one kind. */
const SIGNS: readonly ((enquiry: Signals) => string | undefined)[] = [
  (enquiry) =>
    enquiry[HONEYPOT_FIELD] || enquiry[EARLIER_HONEYPOT_FIELD]
      ? 'honeypot: se llenó el campo oculto'
      : undefined,
  ({ visitMs }) =>
    visitMs !== undefined && visitMs < MIN_VISIT_MS
      ? `rapidez: se envió a los ${(visitMs / 1000).toFixed(1)} s de abrir la página`
      : undefined,
  ({ name, message, extraAnswer = '', lines = [] }) => {
    const text = [message, extraAnswer, ...lines.map((line) => line.name)].join('\n');
    if (name.search(LINK) >= 0) return 'enlaces: el nombre trae un enlace';
    if (MARKUP.test(text)) return 'enlaces: el mensaje trae enlaces con código';
    const links = text.match(LINK)?.length ?? 0;
    return links > MAX_LINKS ? `enlaces: el mensaje trae ${links} enlaces` : undefined;
  },
];

/**
 * Returns the status of a new enquiry. One sign of spam makes it doubtful, because people and their
 * programs cause each of them: a list of links, a password manager, a browser that fills in the form.
 * Two signs of different kinds make it spam.
 */
export function classifyEnquiry(enquiry: Signals): Classification {
  const signs = [...SIGNS.flatMap((find) => find(enquiry) ?? []), ...(enquiry.signs ?? [])];
  if (signs.length === 0) return { status: 'nuevo', spamReason: undefined };
  return { status: signs.length === 1 ? 'dudoso' : 'spam', spamReason: signs.join('; ') };
}
