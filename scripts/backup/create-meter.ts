import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FileFacts } from './manifest.ts';

/** Returns a stream that passes content on, and a function that returns the facts of what has passed. */
export function createMeter(): { meter: Transform; facts: () => FileFacts } {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { meter, facts: () => ({ bytes, sha256: hash.digest('hex') }) };
}
