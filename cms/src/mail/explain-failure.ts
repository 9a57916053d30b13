import { isRecord } from '../../contracts/is-record';
import type { MailFailure } from '../../contracts/mail';
import { plainLine } from './plain-line';

/** Thrown when no address for notices is configured. */
export class NoRecipientError extends Error {
  constructor() {
    super('There is no address for notices: set one in the dashboard, or MAIL_TO.');
    this.name = 'NoRecipientError';
  }
}

type Explanation = {
  failure: MailFailure;
  /** True when the server rejected the address permanently. */
  isFinal: boolean;
  /** True when the server rejected this message permanently. */
  isMessageRefused: boolean;
  /** What the server said, without addresses; null if it said nothing. */
  response: string | null;
  /** For the log. Codes only: messages of mail servers contain addresses. */
  code: string;
};

const ADDRESS = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g;

const BY_CODE: Record<string, MailFailure> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  EENVELOPE: 'rejected',
  EMESSAGE: 'rejected',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDNS: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EPROTOCOL: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  DeadlineError: 'unreachable',
  NoRecipientError: 'nobody',
};

/** Classifies an error of nodemailer by its code, SMTP command and response code. */
export function explainFailure(error: unknown): Explanation {
  const { code, name, message, command, responseCode, response } = isRecord(error) ? error : {};
  const known = typeof code === 'string' ? code : String(name);
  const isRecipient = command === 'RCPT TO';
  // nodemailer reports an untrusted certificate with the code of any failed connection.
  const isUntrusted = /certificate/i.test(String(message));
  const failure = isUntrusted ? 'insecure' : (BY_CODE[known] ?? 'unknown');
  return {
    failure: isRecipient ? 'recipient' : failure,
    isFinal: isRecipient && Number(responseCode) >= 500,
    isMessageRefused: command === 'DATA' && Number(responseCode) >= 500,
    response: typeof response === 'string' ? plainLine(response.replace(ADDRESS, '…'), 250) : null,
    code: [known, command, responseCode].filter(Boolean).join(' '),
  };
}
