import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listBuildFiles, type KnownMentions } from './belonging.ts';
import {
  leakedSecrets,
  malformedPages,
  missingFiles,
  oversized,
  refusedScripts,
} from './check-files.ts';
import { brokenLinks } from './check-links.ts';
import { createContentCheck, type CheckContent } from './check-content.ts';
import { foreignPages } from './check-own-pages.ts';
import { missingPages } from './check-pages.ts';
import { PublishFailure, type Problem } from './failure.ts';
import { isTolerated, keyOf, type HeldEntry } from './held-entries.ts';
import { createInventoryTaker, type Inventory } from './inventory.ts';
import { readPage, type PageFacts } from './page-facts.ts';
import { createFileFinder, type ReleaseView } from './release-view.ts';
import type { Secret } from './secrets.ts';
import type { Snapshot } from './snapshot.ts';

const SHOWN = 10;

export type InspectorOptions = { secrets: readonly Secret[]; siteUrl: string };

export type Inspection = {
  publicDir: string;
  /** What was published when the build began… */
  before: Snapshot;
  /** …and what is now: nobody knows whether the pages show what lies between. */
  after: Snapshot;
  /** The entries whose published version the build does not show. */
  held?: readonly HeldEntry[];
};

/** Answers the files to release; rejects with a PublishFailure when the build may not go live. */
export type Inspect = (inspection: Inspection) => Promise<Inventory>;

/** Everything that keeps a build from going live. */
async function findProblems(view: ReleaseView, checkContent: CheckContent): Promise<Problem[]> {
  return [
    ...leakedSecrets(view),
    ...missingPages(view),
    ...(await checkContent(view)),
    ...malformedPages(view),
    ...(await foreignPages(view)),
    ...refusedScripts(view),
    ...brokenLinks(view),
    ...missingFiles(view),
    ...oversized(view),
  ];
}

function toFailure(problems: Problem[]): PublishFailure {
  const [first = { message: '' }] = problems;
  const others = problems.length - 1;
  const message = others > 0 ? `${first.message} (y ${others} más)` : first.message;
  const shown = problems.slice(0, SHOWN).map((problem) => problem.message);
  const isCacheSuspect = problems.some((problem) => problem.isCacheSuspect);
  return new PublishFailure({ ...first, message, isCacheSuspect }, shown.join('\n'), { problems });
}

/** Looks at finished builds. What did not change since the last one is not read again. */
export function createInspector({ secrets, siteUrl }: InspectorOptions): Inspect {
  const takeInventory = createInventoryTaker(secrets);
  const checkContent = createContentCheck();
  const mentions: KnownMentions = new Map();
  let known = new Map<string, PageFacts>();

  async function readPages(publicDir: string, files: Inventory): Promise<Map<string, PageFacts>> {
    const byHash = new Map<string, PageFacts>();
    const pages = new Map<string, PageFacts>();
    for (const [file, { hash }] of files) {
      if (!file.endsWith('.html')) continue;
      const facts =
        known.get(hash) ??
        byHash.get(hash) ??
        readPage(await readFile(path.join(publicDir, file), 'utf8'));
      byHash.set(hash, facts);
      pages.set(file, facts);
    }
    known = byHash;
    return pages;
  }

  return async ({ publicDir, before, after, held = [] }) => {
    const heldKeys = new Set(held.map(({ entry }) => keyOf(entry)));
    const files = await takeInventory(publicDir, await listBuildFiles(publicDir, mentions));
    const view: ReleaseView = {
      files,
      pages: await readPages(publicDir, files),
      snapshot: after,
      isPublished: (key) => !heldKeys.has(key) && before.entries[key] === after.entries[key],
      fileOf: createFileFinder(files),
      readText: (file) => readFile(path.join(publicDir, file), 'utf8'),
      siteUrl,
    };
    const found = await findProblems(view, checkContent);
    const problems = found.filter((problem) => !isTolerated(problem, held));
    if (problems.length > 0) throw toFailure(problems);
    return files;
  };
}
