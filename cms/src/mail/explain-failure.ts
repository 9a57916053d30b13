import type { MailFailure } from '../../contracts/mail';
import { isRecord } from '../lib/fields';

/** Thrown when nobody is named who should be told. */
export class NobodyToTellError extends Error {
  constructor() {
    super('There is no address for notices: set one in the dashboard, or MAIL_TO.');
    this.name = 'NobodyToTellError';
  }
}

type Explanation = {
  failure: MailFailure;
  /** The server will not take this mail for this address later either. */
  isFinal: boolean;
  /** For the log: codes only, since what servers say names people. */
  code: string;
};

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
  NobodyToTellError: 'nobody',
};

/** Why a mail was not sent. Errors of nodemailer carry a code, the SMTP command and its answer. */
export function explainFailure(error: unknown): Explanation {
  const { code, name, message, command, responseCode } = isRecord(error) ? error : {};
  const known = typeof code === 'string' ? code : String(name);
  const isRecipient = command === 'RCPT TO';
  // nodemailer gives a certificate that is not trusted the code of any failed connection.
  const isUntrusted = /certificate/i.test(String(message));
  const failure = isUntrusted ? 'insecure' : (BY_CODE[known] ?? 'unknown');
  return {
    failure: isRecipient ? 'recipient' : failure,
    isFinal: isRecipient && Number(responseCode) >= 500,
    code: [known, command, responseCode].filter(Boolean).join(' '),
  };
}
