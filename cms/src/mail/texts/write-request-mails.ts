import type { RequestRow } from '../../features/publication/server/request-row';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';

export type RequestedEntry = { request: RequestRow; name: string; url: string };
type AboutRequests = { entries: readonly RequestedEntry[]; company: Company; to: string[] };

type Outcome = 'published' | 'returned' | 'discarded' | 'deleted';

const TITLES: Record<Outcome, string> = {
  published: 'Se publicó',
  returned: 'Te regresaron',
  discarded: 'Se descartó lo que pediste publicar',
  deleted: 'Se borró lo que pediste publicar',
};
const SENTENCES: Record<Outcome, (editor: string | null, name: string) => string> = {
  published: (editor, name) => `${editor ? `${editor} publicó` : 'Se publicó'} ${name}.`,
  returned: (editor, name) => `${editor} te regresó ${name}.`,
  discarded: (editor, name) =>
    `${editor ? `${editor} descartó` : 'Se descartaron'} los cambios que pediste publicar en ${name}.`,
  deleted: (editor, name) =>
    `${editor ? `${editor} borró` : 'Se borró'} ${name}, que pediste publicar.`,
};

function outcomeOf({ state, entryName }: RequestRow): Outcome {
  if (state === 'published' || state === 'returned') return state;
  return entryName === null ? 'discarded' : 'deleted';
}

function describeDecision({ request, name, url }: RequestedEntry): Block[] {
  const editor = request.settledBy ? plainLine(request.settledBy) : null;
  const outcome = outcomeOf(request);
  const label = outcome === 'returned' ? 'Corregir el borrador' : 'Ver la entrada';
  return [
    { kind: 'text', text: SENTENCES[outcome](editor, name) },
    // A later outcome keeps the comment with which the request was returned before.
    ...(outcome === 'returned' && request.comment
      ? [{ kind: 'quote' as const, title: 'Qué hay que cambiar', text: request.comment }]
      : []),
    ...(outcome === 'deleted' ? [] : [{ kind: 'link' as const, label, href: url }]),
  ];
}

function titleOf(entries: readonly RequestedEntry[]): string {
  const [first] = entries;
  if (entries.length > 1 || !first) return `Novedades de ${entries.length} peticiones tuyas`;
  return `${TITLES[outcomeOf(first.request)]}: ${plainLine(first.name, 100)}`;
}

function describeRequest({ request, name, url }: RequestedEntry): Block[] {
  return [
    { kind: 'text', text: `${plainLine(request.requestedBy)} pide publicar ${name}.` },
    ...(request.note ? [{ kind: 'quote' as const, title: 'Nota', text: request.note }] : []),
    { kind: 'link', label: 'Revisar y publicar', href: url },
  ];
}

function toMessage(
  { entries, company, to }: AboutRequests,
  title: string,
  describe: (entry: RequestedEntry) => Block[],
): Message {
  return {
    to,
    subject: title,
    title,
    blocks: entries.flatMap(describe),
    footer: [{ kind: 'text', text: `Aviso automático del panel de contenido de ${company.name}.` }],
  };
}

/** Writes the mail to the requester about the outcome of requests. */
export function writeDecisions(about: AboutRequests): Message {
  return toMessage(about, titleOf(about.entries), describeDecision);
}

/** Writes the mail to publishers about entries that wait for publication. */
export function writeRequests(about: AboutRequests): Message {
  const { entries } = about;
  const [first] = entries;
  const title =
    entries.length === 1 && first
      ? `Piden publicar: ${plainLine(first.name, 100)}`
      : `Piden publicar ${entries.length} entradas`;
  return toMessage(about, title, describeRequest);
}
