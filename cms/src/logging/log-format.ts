import { isRecord } from '../lib/fields';
import { currentRequestId } from '../lib/request-id';
import { scrub } from './scrub';

/** One line for each entry: for programs, or for people at a terminal. */
export type LogFormat = 'json' | 'text';

/** What an entry of the log may say besides its message; anything else it carries stays out. */
export type AccessFacts = { method: string; route: string; status: number; ms: number };

type Entry = { level: string; message: unknown; stack?: unknown; access?: AccessFacts };
type Line = Entry & { [MESSAGE]?: string };

/** Where winston's transports read the finished line. */
export const MESSAGE = Symbol.for('message');
// eslint-disable-next-line no-control-regex
const COLOURS = /\u001b\[[0-9;]*m/g;

function textOf({ message, stack }: Entry): string {
  const told = typeof message === 'string' ? message : JSON.stringify(message);
  if (typeof stack !== 'string') return scrub(told);
  // The first line of a stack repeats the message, from before the database driver completed it.
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [scrub(told), ...frames].join('\n');
}

function toJson(entry: Entry, time: string): string {
  return JSON.stringify({
    time,
    level: entry.level,
    program: 'cms',
    requestId: currentRequestId(),
    message: textOf(entry).replace(COLOURS, ''),
    ...(isRecord(entry.access) ? entry.access : {}),
  });
}

function toText(entry: Entry, time: string): string {
  const id = currentRequestId();
  return `[${time}] ${entry.level}: ${textOf(entry)}${id ? ` · ${id}` : ''}`;
}

/** A format of winston's: only the message, the frames of a stack and the facts above are written. */
export function createLogFormat(format: LogFormat) {
  const write = format === 'json' ? toJson : toText;
  return {
    transform(entry: Line): Line {
      entry[MESSAGE] = write(entry, new Date().toISOString());
      return entry;
    },
  };
}
