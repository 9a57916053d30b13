import { isRecord } from '../../../contracts/is-record';
import { currentRequestId } from '../http/request-id';
import { scrub } from './scrub';

/** `json` for log collectors, `text` for terminals; one line per entry. */
type LogFormat = 'json' | 'text';

/** The only properties that are logged besides the message. */
export type AccessFacts = { method: string; route: string; status: number; ms: number };

type Entry = { level: string; message: unknown; stack?: unknown; access?: AccessFacts };
type Line = Entry & { [MESSAGE]?: string };

/** Property from which winston's transports read the formatted line. */
export const MESSAGE = Symbol.for('message');
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001b\[[0-9;]*m/g;

function textOf({ message, stack }: Entry): string {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if (typeof stack !== 'string') return scrub(text);
  // The first line of a stack repeats the message without what the database driver added to it.
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [scrub(text), ...frames].join('\n');
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

/** Creates a winston format that writes only the message, stack frames and access facts. */
export function createLogFormat(format: LogFormat) {
  const write = format === 'json' ? toJson : toText;
  return {
    transform(entry: Line): Line {
      entry[MESSAGE] = write(entry, new Date().toISOString());
      return entry;
    },
  };
}
