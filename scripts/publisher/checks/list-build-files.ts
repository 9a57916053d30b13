import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/hash.ts';
import { builtRoutes, routeOfFile } from '../../lib/releases/routes.ts';

const TEXT = /\.(html|js|css|json|xml|txt|webmanifest)$/;
// UPSTREAM: gatsby 5.16 · names of the files in `public`, and how they refer to one another
// why: Gatsby never removes files of earlier builds, and has no list of those of the last one
// test: scripts/publisher/checks/list-build-files.test.ts, site/e2e/publishing/sequences.spec.ts
// until: Gatsby removes them, or lists its files
const BUILD_RECORD = /^(webpack\.stats\.json|chunk-map\.json|~partytown\/|_gatsby\/)|\.map$/;
const STATIC_REFERENCE = /(?:^|[^\w.-])(static\/[^"'\s,()<>\\`?#&]+)/g;
const TOKEN = /[0-9a-f]{6,}/g;
const HASHED_NAME = /[-.]([0-9a-f]{8,})(?:\.(?:chunk\.)?[a-z]+)+(?:\.LICENSE\.txt)?$/;
const STATIC_QUERY = /^page-data\/sq\/d\/([0-9a-f]+)\.json$/;

/** Returns the hash in the name of a file that Gatsby names by content; undefined for other files. */
function tokenOf(file: string): string | undefined {
  if (file.startsWith('static/')) return undefined;
  return (STATIC_QUERY.exec(file) ?? HASHED_NAME.exec(file))?.[1];
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

type Mentions = { tokens: string[]; statics: string[] };

/** Returns the names of other files in the text of a file. */
export async function readMentions(file: string): Promise<Mentions> {
  const text = await readFile(file, 'utf8');
  const statics = [...text.matchAll(STATIC_REFERENCE)].map(([, name = '']) => decoded(name));
  return { tokens: [...new Set(text.match(TOKEN))], statics: [...new Set(statics)] };
}

/**
 * Lists the files of Gatsby's `public` that belong to the last build. Gatsby never removes files named
 * by content from earlier builds; such a file is listed only if a listed file refers to it.
 * @param mentionsIn `readMentions`, or the same with a cache
 */
export async function listBuildFiles(
  publicDir: string,
  mentionsIn = readMentions,
): Promise<string[]> {
  const all = await listFiles(publicDir, (file) => !BUILD_RECORD.test(file));
  const routes = new Set(builtRoutes(all));
  const isStalePage = (file: string): boolean =>
    file.endsWith('.html') && !file.startsWith('static/') && !routes.has(routeOfFile(file));
  const candidates = all.filter((file) => !isStalePage(file));
  const byToken = new Map<string, string[]>();
  const statics = new Set<string>();
  const queue: string[] = [];
  for (const file of candidates) {
    const token = tokenOf(file);
    if (token) byToken.set(token, [...(byToken.get(token) ?? []), file]);
    else if (file.startsWith('static/')) statics.add(file);
    else queue.push(file);
  }

  const listed = new Set(queue);
  const admit = (file: string): void => {
    if (listed.has(file)) return;
    listed.add(file);
    queue.push(file);
  };
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!TEXT.test(file)) continue;
    const mentions = await mentionsIn(path.join(publicDir, file));
    for (const token of mentions.tokens) byToken.get(token)?.forEach(admit);
    for (const name of mentions.statics) if (statics.has(name)) admit(name);
  }
  return [...listed].sort();
}
