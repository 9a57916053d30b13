import type { Target } from './target.ts';

export type PublicationState = {
  release?: string;
  /** Name → hash of the object; empty while it is being replaced, so that an interruption is detected. */
  objects: Record<string, string>;
  /** Name → since when no page uses the object. */
  retired: Record<string, string>;
};

const FILE = 'publication.json';
const HEADERS = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

export async function readState(target: Target): Promise<PublicationState> {
  const text = await target.read(FILE);
  return text ? (JSON.parse(text) as PublicationState) : { objects: {}, retired: {} };
}

export async function writeState(target: Target, state: PublicationState): Promise<void> {
  await target.write(FILE, { body: Buffer.from(JSON.stringify(state)), ...HEADERS });
}
