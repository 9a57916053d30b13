import type { Cms } from './cms';

export type LogLine = Record<string, unknown> & { level: string; message: string };

const MESSAGE = Symbol.for('message');

/** Everything the CMS logs from now on, as the texts that it writes. */
export function readLog(cms: Cms) {
  const { log } = cms.strapi;
  const texts: string[] = [];
  log.level = 'debug';
  // They are read here, and not meant for who runs the tests.
  log.transports.forEach((transport) => (transport.silent = true));
  log.on('data', (entry: { [MESSAGE]: string }) => texts.push(entry[MESSAGE]));
  return {
    texts,
    lines: (): LogLine[] => texts.map((text) => JSON.parse(text) as LogLine),
  };
}
