import { printError, print } from './print.ts';

export type LogFormat = 'json' | 'text';

export type AccessFacts = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
};

export type ProgramLog = {
  info: (message: string) => void;
  /** `requestId`: the failed request. */
  error: (message: string, requestId?: string) => void;
  access: (facts: AccessFacts) => void;
};

type LogOptions = {
  program: string;
  format: LogFormat;
  /** Values to redact. */
  secrets?: readonly string[];
};

const FAILED = 500;
const SHORTEST = 8;

/** Creates the log of a long-running program, as JSON lines or plain text. */
export function createProgramLog({ program, format, secrets = [] }: LogOptions): ProgramLog {
  // A short value is not a secret and would match parts of ordinary words.
  const redacted = secrets.filter((secret) => secret.length >= SHORTEST);
  const redact = (text: string): string =>
    redacted.reduce((shown, secret) => shown.replaceAll(secret, '[clave]'), text);

  function toJson(level: string, message: string, facts?: Partial<AccessFacts>): string {
    const time = new Date().toISOString();
    return JSON.stringify({ time, level, program, message: redact(message), ...facts });
  }

  return {
    info: (message) => print(format === 'json' ? toJson('info', message) : redact(message)),
    error: (message, requestId) =>
      printError(format === 'json' ? toJson('error', message, { requestId }) : redact(message)),
    access(facts) {
      const { method, route, status, ms, requestId } = facts;
      const message = `${method} ${route} ${status} (${ms} ms)`;
      const level = status >= FAILED ? 'error' : 'http';
      print(format === 'json' ? toJson(level, message, facts) : `${message} · ${requestId}`);
    },
  };
}
