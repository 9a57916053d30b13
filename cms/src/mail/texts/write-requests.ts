import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';
import type { AboutRequests, RequestedEntry } from './write-decisions';

function describe({ request, name, url }: RequestedEntry): Block[] {
  return [
    { kind: 'text', text: `${plainLine(request.requestedBy)} pide publicar ${name}.` },
    ...(request.note ? [{ kind: 'quote' as const, title: 'Nota', text: request.note }] : []),
    { kind: 'link', label: 'Revisar y publicar', href: url },
  ];
}

/** Writes the mail to publishers about entries that wait for publication. */
export function writeRequests({ entries, company, to }: AboutRequests): Message {
  const [first] = entries;
  const title =
    entries.length === 1 && first
      ? `Piden publicar: ${plainLine(first.name, 100)}`
      : `Piden publicar ${entries.length} entradas`;
  return {
    to,
    subject: title,
    title,
    blocks: entries.flatMap(describe),
    footer: [{ kind: 'text', text: `Aviso automático del panel de contenido de ${company.name}.` }],
  };
}
