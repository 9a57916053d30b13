import { isEmailAddress, parseEmailAddress } from '@tequiora/cms/contracts/email.ts';
import { countSlips } from './count-slips.ts';

type Provider = { name: string; endings: readonly string[]; slips: 0 | 1 | 2 };

/**
 * Mail providers in Mexico with the endings that they have, the usual one first, and how many slips a name
 * may have: short ones are too close to others.
 */
const PROVIDERS: readonly Provider[] = [
  { name: 'gmail', endings: ['com'], slips: 1 },
  { name: 'hotmail', endings: ['com', 'es', 'fr', 'it', 'co.uk', 'com.ar', 'com.br'], slips: 2 },
  { name: 'outlook', endings: ['com', 'es', 'fr', 'it', 'cl', 'com.ar', 'com.br'], slips: 2 },
  { name: 'yahoo', endings: ['com', 'com.mx', 'es', 'com.ar', 'com.br', 'fr', 'ca'], slips: 1 },
  { name: 'icloud', endings: ['com'], slips: 1 },
  { name: 'live', endings: ['com', 'com.mx', 'com.ar', 'cl', 'fr', 'it'], slips: 0 },
  { name: 'prodigy', endings: ['net.mx', 'net'], slips: 1 },
  { name: 'msn', endings: ['com'], slips: 0 },
  { name: 'aol', endings: ['com'], slips: 0 },
  { name: 'ymail', endings: ['com'], slips: 0 },
  { name: 'protonmail', endings: ['com'], slips: 2 },
];

/** Names of providers that look like slips of others. */
const OTHER_NAMES = new Set(['email', 'mail', 'gmx', 'fmail', 'rmail', 'tmail', 'aim', 'zmail']);

/** Endings that do not exist, with the one that was meant. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:con|cmo|comm|coom|ocm|cpm|vom|xom|cim|clm|cm|om|co,m|c0m|comn|como)$/, 'com'],
  [
    /^(?:(?:con|cmo|comm|coom|ocm|cpm|vom|cm|om)\.mx|com\.(?:m|nx|mxx|mc|mz|ms|xm|mx[a-z]))$/,
    'com.mx',
  ],
  [/^(?:gov|gob|gop)\.(?:mx|nx|m)$/, 'gob.mx'],
  [/^(?:edu|eud)\.(?:nx|mxx|m|xm)$|^eud\.mx$/, 'edu.mx'],
  [/^(?:nx|mxx)$/, 'mx'],
  [/^(?:ner|nett|nte|ent)$/, 'net'],
  [/^(?:ogr|orgg|rog)$/, 'org'],
];

/** Returns the ending without slips. */
function correctEnding(ending: string): string {
  return ENDINGS.find(([slip]) => slip.test(ending))?.[1] ?? ending;
}

/** Returns the domain that was probably meant; the same one without a doubt. */
function correctDomain(domain: string): string {
  const dot = domain.indexOf('.');
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const corrected = correctEnding(ending);
  const isNear = ({ name: other, slips }: Provider) => countSlips(name, other) <= slips;
  const exact = PROVIDERS.find((each) => each.name === name);
  const provider = exact ?? (OTHER_NAMES.has(name) ? undefined : PROVIDERS.find(isNear));
  if (!provider) return `${name}.${corrected}`;
  if (provider.endings.includes(corrected)) return `${provider.name}.${corrected}`;
  // A company of a similar name has an ending of its own.
  const isMexican = corrected === 'mx' || corrected === 'com.mx' || corrected === 'net.mx';
  const isProvider = exact !== undefined || isMexican || countSlips(corrected, 'com') <= 1;
  if (!isProvider) return domain;
  const own = provider.endings.find((each) => isMexican && each.endsWith('.mx'));
  return `${provider.name}.${own ?? provider.endings[0]}`;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

export const hasEmailAccents = (text: string) => withoutAccents(text) !== text.normalize('NFD');

/**
 * Returns the address that was probably meant, if the typed one has accents or a mistyped domain:
 * 'ana@gmial.com' and 'aná@gmail.con' as 'ana@gmail.com'. Returns undefined without a doubt about it.
 */
export function suggestEmail(raw: string): string | undefined {
  const plain = withoutAccents(raw.trim())
    .replace(/\.{2,}/g, '.')
    .replace(/@\./, '@');
  const typed = parseEmailAddress(plain.replaceAll(',', '.'));
  if (!typed) return undefined;
  const at = typed.lastIndexOf('@');
  const suggested = `${typed.slice(0, at)}@${correctDomain(typed.slice(at + 1).toLowerCase())}`;
  const isSame = suggested.toLowerCase() === parseEmailAddress(raw)?.toLowerCase();
  return isSame || !isEmailAddress(suggested) ? undefined : suggested;
}
