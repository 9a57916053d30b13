import { MESSAGE } from '../../src/platform/logging/log-format';
import type { Cms } from './start-cms';

type LogLine = Record<string, unknown> & { level: string; message: string };

/** Captures all further log output of the CMS, as written. */
export function captureLog(cms: Cms) {
  const { log } = cms.strapi;
  const texts: string[] = [];
  log.level = 'debug';
  log.on('data', (entry: { [MESSAGE]: string }) => texts.push(entry[MESSAGE]));
  return {
    texts,
    lines: (): LogLine[] => texts.map((text) => JSON.parse(text) as LogLine),
  };
}
