import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { DataCounts } from '@tequiora/cms/contracts/personal-data.ts';

const list = new Intl.ListFormat('es-MX');

const NOUNS = {
  spam: ['consulta de spam', 'consultas de spam'],
  enquiries: ['consulta', 'consultas'],
  mails: ['correo de la bandeja de salida', 'correos de la bandeja de salida'],
  subscriptions: ['suscripción al boletín', 'suscripciones al boletín'],
} as const;

type Noun = keyof typeof NOUNS;

/** Formats a count of stored data: '1 consulta', '1,200 consultas'. */
export function formatDataCount(count: number, noun: Noun): string {
  const [one, many] = NOUNS[noun];
  return formatCount(count, one, many);
}

/**
 * Formats counts as a list; '' when all are 0: '2 consultas, 4 correos de la bandeja de salida y 1
 * suscripción al boletín'.
 */
export function formatCounts(counts: DataCounts): string {
  const nouns = Object.keys(NOUNS) as Noun[];
  return list.format(
    nouns.flatMap((noun) => (counts[noun] ? [formatDataCount(counts[noun], noun)] : [])),
  );
}
