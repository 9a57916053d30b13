import slugify from '@sindresorhus/slugify';

/** Maximum length. Leaves room within the 120 characters of the schema for a type and a counter. */
const ADDRESS_MAX = 90;

/** Characters of a name that are read; more than any name of an entry has. */
const NAME_MAX = 500;

/** Spanish replacements of what the library would lose or write in English, in this order. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, ''],
  // The library writes «♥» as "love".
  [/\p{Extended_Pictographic}/gu, ' '],
  // «año» without its tilde is a vulgar word. Every other ñ becomes n: «diseno», «espanol», «nino».
  [/(?<!\p{L})(cumplea|a)ñ(os?)(?!\p{L})/giu, '$1ni$2'],
  // «1.ª», «2.º», «N.º 5»
  [/(?<=[\p{L}\d])\.?ª/gu, 'a'],
  [/(?<=[\p{L}\d])\.?º/gu, 'o'],
  // «1.er lugar»
  [/(?<=\d)\.(?=er(?!\p{L}))/gu, ''],
  // «1½»: the fraction is not part of the number before it.
  [/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' '],
  // «80×80 mm»
  [/×/gu, 'x'],
  // «1,000 timbres»: in Mexico a comma separates thousands.
  [/(?<=\d),(?=\d{3}(?!\d))/gu, ''],
  // «S.A. de C.V.», «EE.UU.»
  [/(?<=(?<!\p{L})(?:\p{L}|\p{Lu}{2}))\.(?=(?:\p{L}|\p{Lu}{2})(?!\p{L}))/gu, ''],
  // «McDonald's», «L’Oréal»
  [/(?<=\p{L})['’ʼ](?=\p{L})/gu, ''],
  [/(?<=\s)&(?=\s)/gu, 'y'],
  [/%/gu, ' por ciento '],
  [/\+/gu, ' mas '],
  // «AT&T». Without the sign of a currency: «Plan $299» becomes «plan-299».
  [/[&\p{Sc}]/gu, ' '],
];

/**
 * Returns the address suggested for a name: «Chatbot de WhatsApp» becomes «chatbot-de-whatsapp»,
 * «Plan 3 años» becomes «plan-3-anios», «Kit 1.ª generación» becomes «kit-1a-generacion». Other
 * alphabets are transliterated. A long name is cut after a word. Empty when the name has no usable
 * character.
 */
export function addressFromName(name: string): string {
  const spanish = REPLACEMENTS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    name.slice(0, NAME_MAX).normalize('NFC'),
  );
  return cutAfterWord(slugify(withoutAccents(spanish), { decamelize: false }));
}

/** Also writes «m²» as "m2". The library would write the «ü» of «pingüino» as in German. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}

function cutAfterWord(address: string): string {
  if (address.length <= ADDRESS_MAX) return address;
  const start = address.slice(0, ADDRESS_MAX + 1);
  const end = start.lastIndexOf('-');
  return start.slice(0, end > 0 ? end : ADDRESS_MAX);
}
