import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isRecord } from '../../contracts/is-record';
import { SeedError } from './seed-error';
import type { SeedStep } from './seed-steps';

export type SeedRecord = Record<string, unknown>;
type SeedEntry = { key: string; record: SeedRecord };

function readJson(dataDir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, file), 'utf8'));
  } catch (error) {
    throw new SeedError(file, undefined, error);
  }
}

function toEntry(step: SeedStep, record: unknown, index: number): SeedEntry {
  const place = `#${index + 1}`;
  if (!isRecord(record)) throw new SeedError(step.file, place, 'an entry must be an object');
  const key = step.key ? record[step.key] : step.uid;
  if (typeof key !== 'string' || key === '') {
    throw new SeedError(step.file, place, `the field "${step.key}" is missing`);
  }
  return { key, record };
}

/**
 * Reads the entries of a step's file: a list for a collection, one object for a single type.
 * @throws SeedError when the file is missing, is not JSON or repeats a key
 */
export function readSeedEntries(dataDir: string, step: SeedStep): SeedEntry[] {
  const content = readJson(dataDir, step.file);
  const records: unknown = step.key ? content : [content];
  if (!Array.isArray(records)) throw new SeedError(step.file, undefined, 'must hold a list');
  const entries = records.map((record, index) => toEntry(step, record, index));
  const keys = entries.map(({ key }) => key);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated) throw new SeedError(step.file, repeated, `the ${step.key} is used twice`);
  return entries;
}

/** Reads the alternative text of each picture in data/media, and the name of each document, by file name. */
export function readAlternativeTexts(dataDir: string): Map<string, string> {
  const content = readJson(dataDir, 'media.json');
  if (!isRecord(content)) throw new SeedError('media.json', undefined, 'must hold an object');
  const texts = new Map<string, string>();
  for (const [name, text] of Object.entries(content)) {
    if (typeof text !== 'string') {
      throw new SeedError('media.json', name, 'the alternative text must be a text');
    }
    texts.set(name, text);
  }
  return texts;
}
