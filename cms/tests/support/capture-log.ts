import type { Cms } from './start-cms';

type LogLine = Record<string, unknown> & { level: string; message: string };

const MESSAGE = Symbol.for('message');

/** Captures all further log output of the CMS, as written. */
export function captureLog(cms: Cms) {
  const { log } = cms.strapi;
  const texts: string[] = [];
  log.level = 'debug';
  // Keeps the captured lines out of the test output.
  log.transports.forEach((transport) => (transport.silent = true));
  log.on('data', (entry: { [MESSAGE]: string }) => texts.push(entry[MESSAGE]));
  return {
    texts,
    lines: (): LogLine[] => texts.map((text) => JSON.parse(text) as LogLine),
  };
}
