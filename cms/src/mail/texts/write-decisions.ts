import type { RequestRow } from '../../features/publication/server/request-row';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';

export type RequestedEntry = { request: RequestRow; name: string; url: string };
export type AboutRequests = { entries: readonly RequestedEntry[]; company: Company; to: string[] };

function describe({ request, name, url }: RequestedEntry): Block[] {
  const editor = request.settledBy ? plainLine(request.settledBy) : null;
  const isReturned = request.state === 'returned';
  const published = editor ? `${editor} publicó ${name}.` : `Se publicó ${name}.`;
  return [
    { kind: 'text', text: isReturned ? `${editor} te regresó ${name}.` : published },
    ...(request.comment
      ? [{ kind: 'quote' as const, title: 'Qué hay que cambiar', text: request.comment }]
      : []),
    { kind: 'link', label: isReturned ? 'Corregir el borrador' : 'Ver la entrada', href: url },
  ];
}

function titleOf(entries: readonly RequestedEntry[]): string {
  const [first] = entries;
  if (entries.length > 1 || !first) return `Novedades de ${entries.length} peticiones tuyas`;
  const verb = first.request.state === 'returned' ? 'Te regresaron' : 'Se publicó';
  return `${verb}: ${plainLine(first.name, 100)}`;
}

/** Writes the mail to the requester: the entry was published, or returned with a comment. */
export function writeDecisions({ entries, company, to }: AboutRequests): Message {
  const title = titleOf(entries);
  return {
    to,
    subject: title,
    title,
    blocks: entries.flatMap(describe),
    footer: [{ kind: 'text', text: `Aviso automático del panel de contenido de ${company.name}.` }],
  };
}
