import type { Target } from './target.ts';

/** What a target holds, as the last publication left it. */
export type PublicationState = {
  release?: string;
  /** Name → hash of the object; empty where one was being replaced and nobody knows which it is. */
  objects: Record<string, string>;
  /** Name → since when no page of the site needs it. */
  retired: Record<string, string>;
};

const FILE = 'publication.json';
const SAID = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

export async function readState(target: Target): Promise<PublicationState> {
  const text = await target.read(FILE);
  return text ? (JSON.parse(text) as PublicationState) : { objects: {}, retired: {} };
}

export async function writeState(target: Target, state: PublicationState): Promise<void> {
  await target.write(FILE, { body: Buffer.from(JSON.stringify(state)), ...SAID });
}
