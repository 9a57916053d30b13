import type { DataCounts } from '@tequiora/cms/contracts/personal-data.ts';

const list = new Intl.ListFormat('es-MX');

const NOUNS = {
  spam: ['consulta de spam', 'consultas de spam'],
  enquiries: ['consulta', 'consultas'],
  mails: ['correo de la bandeja de salida', 'correos de la bandeja de salida'],
  subscriptions: ['suscripción al boletín', 'suscripciones al boletín'],
} as const;

type Noun = keyof typeof NOUNS;

/** Formats a count with its noun: '1 consulta', '1,200 consultas'. */
export function formatCount(count: number, noun: Noun): string {
  return `${count.toLocaleString('es-MX')} ${NOUNS[noun][count === 1 ? 0 : 1]}`;
}

/**
 * Formats counts as a list; '' when all are 0: '2 consultas, 4 correos de la bandeja de salida y 1
 * suscripción al boletín'.
 */
export function formatCounts(counts: DataCounts): string {
  const nouns = Object.keys(NOUNS) as Noun[];
  return list.format(
    nouns.flatMap((noun) => (counts[noun] ? [formatCount(counts[noun], noun)] : [])),
  );
}
