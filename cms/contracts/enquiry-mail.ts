/** Mails to the sender of an enquiry that staff write in the dashboard; they leave through the outbox. */
import type { MailFailure } from './mail';
import { formatDecimal } from './number';

const MEBIBYTE = 1024 * 1024;

/** Lengths in characters. The text fits the limit of request bodies about enquiries. */
export const REPLY_MAIL_LIMITS = {
  text: 4000,
  subject: 200,
  signature: 500,
  attachments: 10,
  /** Of all attachments of a mail. */
  attachmentBytes: 10 * MEBIBYTE,
} as const;

/** Time before a mail leaves in which it can be withdrawn. The dashboard offers it for ten seconds. */
export const HOLD_MS = 12_000;

const MAX_MEBIBYTES = REPLY_MAIL_LIMITS.attachmentBytes / MEBIBYTE;

export const REPLY_MAIL_MESSAGES = {
  text: `Escribe un texto de hasta ${REPLY_MAIL_LIMITS.text} caracteres`,
  subject: `El asunto debe tener entre 1 y ${REPLY_MAIL_LIMITS.subject} caracteres`,
  signature: `La firma debe tener como máximo ${REPLY_MAIL_LIMITS.signature} caracteres`,
  key: 'La clave de repetición debe ser un UUID',
  keyReused:
    'Este correo ya quedó por salir, con el texto de antes. Revísalo en el historial de la consulta.',
  attachments: `Adjunta hasta ${REPLY_MAIL_LIMITS.attachments} archivos`,
  attachmentGone: 'Un archivo adjunto ya no existe: quítalo y adjúntalo otra vez',
  noAddress: 'Esta consulta no tiene correo: agrégalo en «Datos»',
  notConfigured: 'No hay servidor de correo configurado: usa tu programa de correo',
  belongs: 'Indica si el correo es de esta consulta',
  noQuestion: 'Alguien ya respondió de qué consulta es este correo',
  gone: 'Este correo ya salió o ya no existe: no se puede retirar',
  file: 'Adjunta un archivo, en el campo «files»',
  fileType: (name: string) => `«${name}» no se puede adjuntar: sube un PDF o una imagen.`,
  fileSize: (bytes: number) =>
    `Con este archivo, los adjuntos pesan ${formatDecimal(bytes / MEBIBYTE)} MB y el límite es ${MAX_MEBIBYTES} MB.`,
} as const;

export type MailAttachment = { id: string; name: string; bytes: number };

/** Why a received file is not stored: `size`, or `type` for one that may be a program or cannot be checked. */
export type AttachmentProblem = 'size' | 'type';

export type ReceivedAttachment = MailAttachment & { problem: AttachmentProblem | null };

/** Why it is uncertain that a mail belongs to its enquiry: it was found by no more than that. */
export type MailQuestion = 'folio' | 'address';

/** A mail that the sender of an enquiry wrote, as the enquiry shows it. Plain text. */
export type ReceivedMail = {
  id: string;
  /** Name and address of the sender, as the mail states them. */
  name: string;
  address: string | null;
  /** When it reached the mailbox; ISO 8601, UTC. */
  receivedAt: string;
  subject: string;
  text: string;
  /** What it quotes of earlier mails. */
  quoted: string;
  /** True if the end is missing, which is too long to store. */
  isCut: boolean;
  /** True for a reply of a program, such as that of an absence. */
  isAutomatic: boolean;
  question: MailQuestion | null;
  attachments: ReceivedAttachment[];
};

/**
 * `POST /api/enquiries/:documentId/received-mails/:id`: answers the question of a mail. `false` makes a new
 * enquiry of it. Responds with the enquiry that has the mail then.
 */
export type MailDecisionRequest = { data: { belongs: boolean } };

/**
 * `waiting`: not accepted by the mail server yet; `refused`: given up, and its sender has not answered by
 * another way since; `bounced`: accepted and returned later, likewise; `settled`: refused or bounced, and followed by
 * another answer, or no longer needed.
 */
export type EnquiryMailState = 'waiting' | 'sent' | 'refused' | 'bounced' | 'settled';

/** A mail as the enquiry shows it, oldest first. */
export type EnquiryMail = {
  id: string;
  state: EnquiryMailState;
  /** Who wrote it, and when; ISO 8601, UTC. */
  who: string;
  createdAt: string;
  subject: string;
  text: string;
  /** Name of the template. */
  template: string | null;
  attachments: MailAttachment[];
  /** Why it waits or was refused; null before its first attempt and after the last one. */
  problem: MailProblem | null;
};

/** Response of the mail server, without addresses, if it gave one. */
export type MailProblem = { failure: MailFailure; response: string | null };

/**
 * `POST /api/enquiries/:documentId/mails`: adds a mail to the outbox, which leaves after `HOLD_MS`. It is the
 * reply to the enquiry once the mail server has accepted it. `key` is a UUID that makes retries safe.
 * `DELETE /api/enquiries/:documentId/mails/:id` withdraws one that waits or was refused; its attachments are
 * then those of the draft of the account. Both respond with the enquiry.
 */
export type ReplyMailRequest = {
  data: {
    key: string;
    subject: string;
    text: string;
    template?: string;
    /** Ids of attachments of the draft. */
    attachments: string[];
  };
};

/**
 * `POST /api/enquiries/:documentId/attachments` with one file in `files`: adds it to the draft of the account.
 * `GET` and `DELETE /api/enquiries/:documentId/attachments/:id`.
 */
export type AttachmentResponse = { data: MailAttachment };

/** What a reply by mail needs that leaves from here; part of `ReplyTemplatesResponse`. */
export type ReplyMailDraft = { signature: string; attachments: MailAttachment[] };

/** Returns the subject with the folio, by which people and programs find the enquiry. */
export function subjectWithFolio(subject: string, folio: string): string {
  return subject.includes(folio) ? subject : `${subject} · ${folio}`;
}

/** Reasons by enhanced status code (RFC 3463), without its class. */
const STATUS_REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^1\.[136]$|^1\.10$/, 'la dirección no existe'],
  [/^1\.2$|^4\.4$/, 'el dominio de la dirección no existe'],
  [/^2\.1$/, 'el buzón está desactivado'],
  [/^2\.2$/, 'el buzón está lleno'],
  [/^2\.3$|^3\.4$/, 'el correo pesa más de lo que acepta su servidor'],
  [/^7\./, 'su servidor lo rechazó por sus reglas contra el correo no deseado'],
];

const FAILURE_REASONS: Record<MailFailure, string> = {
  unreachable: 'el servidor de correo no responde',
  login: 'el servidor de correo no acepta el usuario o la contraseña',
  insecure: 'la conexión con el servidor de correo no es segura',
  rejected: 'el servidor de correo no lo aceptó',
  recipient: 'el servidor de correo no acepta la dirección',
  nobody: 'falta la dirección',
  unknown: 'hubo un error que no esperábamos',
};

/** Returns why a mail did not leave, phrased to follow a colon. */
export function describeMailProblem({ failure, response }: MailProblem): string {
  const [, code = ''] = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  const found = STATUS_REASONS.find(([pattern]) => pattern.test(code));
  return found?.[1] ?? FAILURE_REASONS[failure];
}
