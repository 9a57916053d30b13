import { complain, say } from './log.ts';
import { messageOf } from './user-error.ts';

export type LogFormat = 'json' | 'text';

/** What a line says of a request: neither who asked nor for what. */
export type AccessFacts = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
};

export type ProgramLog = {
  info: (message: string) => void;
  /** `requestId`: the request that it happened to. */
  error: (message: string, requestId?: string) => void;
  /** One line about a request that was answered. */
  access: (facts: AccessFacts) => void;
};

export type LogOptions = {
  program: string;
  format: LogFormat;
  /** Values that no line shows. */
  secrets?: readonly string[];
};

const FAILED = 500;
const SHORTEST = 8;

/** The log of a program that goes on: an object a line for machines, or a text a line for people. */
export function createProgramLog({ program, format, secrets = [] }: LogOptions): ProgramLog {
  // A short one is no secret, and would be found within words.
  const hidden = secrets.filter((secret) => secret.length >= SHORTEST);
  const hide = (text: string): string =>
    hidden.reduce((shown, secret) => shown.replaceAll(secret, '[clave]'), text);

  function toJson(level: string, message: string, facts?: Partial<AccessFacts>): string {
    const time = new Date().toISOString();
    return JSON.stringify({ time, level, program, message: hide(message), ...facts });
  }

  return {
    info: (message) => say(format === 'json' ? toJson('info', message) : hide(message)),
    error: (message, requestId) =>
      complain(format === 'json' ? toJson('error', message, { requestId }) : hide(message)),
    access(facts) {
      const { method, route, status, ms, requestId } = facts;
      const message = `${method} ${route} ${status} (${ms} ms)`;
      const level = status >= FAILED ? 'error' : 'http';
      say(format === 'json' ? toJson(level, message, facts) : `${message} · ${requestId}`);
    },
  };
}

/** Why something failed, with its stack where nobody foresaw it. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
}
