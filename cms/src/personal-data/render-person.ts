import {
  CONTACT_CHANNEL_PHRASES,
  ENQUIRY_CHANNEL_LABELS,
  ENQUIRY_STATUS_LABELS,
  ENQUIRY_TYPE_LABELS,
  type EnquiryHistoryRecord,
  REGISTERED_CHANNEL_PHRASES,
} from '../../contracts/enquiry';
import { ENQUIRY_LABELS as LABELS } from '../../contracts/enquiry-labels';
import { formatLines, readStoredLines } from '../../contracts/enquiry-lines';
import { describeMailProblem } from '../../contracts/enquiry-mail';
import type { PersonMergeKind } from '../../contracts/enquiry-person';
import { formatQuote, readQuote } from '../../contracts/enquiry-quote';
import { formatResult, readResult } from '../../contracts/enquiry-result';
import { formatCorrections } from '../../contracts/format-corrections';
import { formatPhoneColumns } from '../../contracts/phone';
import { ramps } from '../../contracts/ramps';
import { VISIT_COLUMNS } from '../../contracts/visit-columns';
import { formatLocal } from '../../contracts/zoned-time';
import { escapeHtml } from '../platform/http/html';
import type { ExportedEnquiry, ExportedMail, ExportedMerge, PersonExport } from './exported-person';

type Fact = readonly [label: string, value: string | null];

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;color:${ramps.navy[950]};margin:2rem auto;max-width:46rem;padding:0 1rem}
h1,h2,h3{line-height:1.2}section{border-top:1px solid ${ramps.gray[500]};margin-top:2rem}
dt{font-weight:600;margin-top:.5rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}`;

const MAIL_KINDS: Record<ExportedMail['kind'], string> = {
  notice: 'Aviso al equipo',
  confirmation: 'Confirmación para la persona',
  summary: 'Resumen para el equipo',
  today: 'Pendientes de una cuenta',
  reply: 'Respuesta para la persona',
  received: 'Correo de la persona',
  request: 'Petición de publicación',
  decision: 'Respuesta a una petición',
  'two-factor-reset': 'Aviso a una cuenta',
  'two-factor-disabled': 'Aviso a una cuenta',
  'recovery-code-used': 'Aviso a una cuenta',
};
const MAIL_STATES: Record<ExportedMail['state'], string> = {
  waiting: 'por enviar',
  sent: 'enviado',
  summed: 'incluido en un resumen',
  skipped: 'no se envió',
  failed: 'no se pudo enviar',
  replaced: 'no se pudo enviar',
  bounced: 'enviado y devuelto por su servidor',
  received: 'recibido',
};

const formatTimestamp = (iso: string | null) => (iso ? formatLocal(new Date(iso)) : null);

function facts(list: readonly Fact[]): string {
  const rows = list.flatMap(([label, value]) =>
    value ? `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>` : [],
  );
  return `<dl>${rows.join('\n')}</dl>`;
}

function items(list: readonly string[]): string {
  return `<ul>${list.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}</ul>`;
}

/** What happened, by event; follows the time of the record. */
const EVENTS: {
  [Record in EnquiryHistoryRecord as Record['event']]: (record: Record) => string;
} = {
  created: () => 'llegó la consulta',
  registered: ({ who, channel = 'whatsapp' }) =>
    `${who} registró ${REGISTERED_CHANNEL_PHRASES[channel]}`,
  imported: ({ who }) => `${who} importó la consulta de un archivo`,
  'status-changed': ({ who, from, to, result, isUnanswered }) =>
    `${who} cambió el estado de «${ENQUIRY_STATUS_LABELS[from]}» a «${ENQUIRY_STATUS_LABELS[to]}»${result ? ` (${formatResult(result)})` : ''}${isUnanswered ? ', sin haber respondido' : ''}`,
  'result-changed': ({ who, to }) => `${who} registró el resultado «${formatResult(to)}»`,
  replied: ({ who, channel }) => `${who} respondió ${CONTACT_CHANNEL_PHRASES[channel]}`,
  'mail-refused': (record) => `el correo de ${record.who} no salió: ${describeMailProblem(record)}`,
  'mail-bounced': (record) => `el correo de ${record.who} rebotó: ${describeMailProblem(record)}`,
  'mail-received': ({ isAutomatic }) =>
    isAutomatic ? 'llegó una respuesta automática por correo' : 'llegó un correo de la persona',
  'mail-moved': ({ who, folio }) => `${who} pasó un correo a la consulta ${folio}`,
  'reply-not-needed': ({ who }) => `${who} indicó que no hacía falta responder`,
  'call-missed': ({ who }) => `${who} llamó y no le contestaron`,
  corrected: ({ who, changes }) => `${who} corrigió: ${formatCorrections(changes)}`,
  noted: ({ who, text }) => `${who} anotó: ${text}`,
  taken: ({ who }) => `${who} tomó la consulta`,
  assigned: ({ who, to }) => `${who} asignó la consulta a ${to}`,
  released: ({ who, from }) => `${who} liberó la consulta, que tenía ${from}`,
  'next-step-set': ({ who, text, on }) => `${who} puso el siguiente paso «${text}» para el ${on}`,
  'next-step-done': ({ who, text }) => `${who} hizo el siguiente paso «${text}»`,
  'next-step-dropped': ({ who, text }) => `${who} quitó el siguiente paso «${text}»`,
  quoted: ({ who, to }) => `${who} cotizó ${formatQuote(to)}`,
  'quote-dropped': ({ who, from }) => `${who} quitó la cotización de ${formatQuote(from)}`,
  undone: ({ who, records }) => `${who} deshizo: ${records.map(describeRecord).join('; ')}`,
};

function describeRecord(record: EnquiryHistoryRecord): string {
  const describe = EVENTS[record.event] as (record: EnquiryHistoryRecord) => string;
  return describe(record);
}

const formatRecord = (record: EnquiryHistoryRecord) =>
  `${formatTimestamp(record.when)}: ${describeRecord(record)}`;

function renderMail({ kind, state, createdAt, ...written }: ExportedMail): string {
  const { author, sender, subject, text, quoted, attachments = [] } = written;
  const sent = `${formatTimestamp(createdAt)}: ${MAIL_KINDS[kind]}, ${MAIL_STATES[state]}`;
  const files = attachments.map(({ name, url }) =>
    url
      ? `<li><a download="${escapeHtml(name)}" href="${url}">${escapeHtml(name)}</a></li>`
      : `<li>${escapeHtml(name)} (no se guardó)</li>`,
  );
  return `<li>${escapeHtml(sent)}${facts([
    ['Quién escribió', author ?? null],
    ['Asunto', subject ?? null],
    ['Remitente', sender ?? null],
    ['Texto', text ?? null],
    ['Texto citado', quoted ?? null],
  ])}${files.length > 0 ? `<ul>${files.join('\n')}</ul>` : ''}</li>`;
}

function renderEnquiry(enquiry: ExportedEnquiry): string {
  const { folio, consentVersion, consentAt, history, mails } = enquiry;
  const quote = readQuote(enquiry);
  const result = readResult(enquiry);
  const consent =
    consentVersion && `versión ${consentVersion}, ${formatTimestamp(consentAt) ?? ''}`;
  return `<h3>Consulta ${escapeHtml(folio)}</h3>
${facts([
  [LABELS.name, enquiry.name],
  [LABELS.email, enquiry.email],
  [LABELS.phone, formatPhoneColumns(enquiry)],
  [LABELS.company, enquiry.company],
  [LABELS.type, ENQUIRY_TYPE_LABELS[enquiry.type]],
  [LABELS.status, ENQUIRY_STATUS_LABELS[enquiry.status]],
  ['Cotización', quote && formatQuote(quote)],
  [LABELS.result, result && formatResult(result)],
  [LABELS.owner, enquiry.owner],
  [LABELS.nextStep, enquiry.nextStep && `${enquiry.nextStepOn}: ${enquiry.nextStep}`],
  [LABELS.subject, enquiry.subject],
  [LABELS.message, enquiry.message],
  [LABELS.extraLabel, enquiry.extraLabel],
  [LABELS.extraAnswer, enquiry.extraAnswer],
  [LABELS.lines, formatLines(readStoredLines(enquiry.lines))],
  [LABELS.source, enquiry.source],
  [LABELS.channel, ENQUIRY_CHANNEL_LABELS[enquiry.channel]],
  [LABELS.reference, enquiry.reference],
  ...VISIT_COLUMNS.map((name): Fact => [LABELS[name], enquiry[name]]),
  [LABELS.createdAt, formatTimestamp(enquiry.createdAt)],
  ['Último cambio', formatTimestamp(enquiry.updatedAt)],
  [LABELS.firstReplyAt, formatTimestamp(enquiry.firstReplyAt)],
  [LABELS.consent, consent],
  [LABELS.spamReason, enquiry.spamReason],
])}
<h4>Historial y notas</h4>
${items(history.map(formatRecord))}
<h4>Correos</h4>
<ul>${mails.map(renderMail).join('\n')}</ul>`;
}

const MERGE_TEXTS: Record<PersonMergeKind, (who: string, contact: string) => string> = {
  merge: (who, contact) => `${who} unió las consultas de ${contact} con las de otro contacto`,
  separation: (who, contact) => `${who} separó las consultas de ${contact} de las de otro contacto`,
};

function formatMerge({ kind, contact, mergedBy, mergedAt, undoneBy, undoneAt }: ExportedMerge) {
  const merged = `${formatTimestamp(mergedAt)}: ${MERGE_TEXTS[kind](mergedBy, contact)}`;
  return undoneAt ? `${merged}; ${undoneBy} lo deshizo: ${formatTimestamp(undoneAt)}` : merged;
}

/** Files are links above the JSON, which names them. */
const withoutFiles = (name: string, value: unknown) =>
  name === 'url' && typeof value === 'string' && value.startsWith('data:') ? undefined : value;

/** Renders a self-contained page for reading and printing, with the same data as JSON at its end. */
export function renderPerson(data: PersonExport): string {
  const { company, exportedAt, person, enquiries, merges, views, subscription } = data;
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Datos personales | ${escapeHtml(company)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Datos personales que conserva ${escapeHtml(company)}</h1>
${facts([
  ['Correo buscado', person.email],
  ['Teléfono buscado', person.phone],
  ['Fecha de esta copia', `${formatTimestamp(exportedAt)}, hora del centro de México`],
])}
<section>
<h2>Consultas (${enquiries.length})</h2>
${enquiries.map(renderEnquiry).join('\n')}
</section>
<section>
<h2>Uniones y separaciones de otros contactos</h2>
${merges.length > 0 ? items(merges.map(formatMerge)) : '<p>Ninguna.</p>'}
</section>
<section>
<h2>Búsquedas guardadas</h2>
${views.length > 0 ? items(views.map(({ name, search }) => `«${name}» busca «${search}»`)) : '<p>Ninguna.</p>'}
</section>
<section>
<h2>Boletín</h2>
<p>${subscription ? `${escapeHtml(subscription.email)} está en la lista desde ${formatTimestamp(subscription.createdAt)}.` : 'No está en la lista.'}</p>
</section>
<section>
<h2>Los mismos datos en JSON</h2>
<pre id="json">${escapeHtml(JSON.stringify(data, withoutFiles, 2))}</pre>
</section>
</body>
</html>
`;
}
