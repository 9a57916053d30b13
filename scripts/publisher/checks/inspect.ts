import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { referTo } from '../../lib/read-snapshot.ts';
import {
  dataFileOfRoute,
  findFile,
  PUBLIC_ROUTES,
  builtRoutes,
} from '../../lib/releases/routes.ts';
import { type Problem, PublishFailure, formatEntryName } from '../failures/failure.ts';
import { isTolerated, keyOf } from '../failures/held-entries.ts';
import { cachePerFile } from './cache-per-file.ts';
import { createContentCheck } from './check-content.ts';
import {
  checkEditing,
  checkFileSecrets,
  checkHtml,
  checkFilesExist,
  checkFileSizes,
  checkScripts,
} from './check-files.ts';
import { checkLinks } from './check-links.ts';
import { createInventoryTaker, type Inventory } from './inventory.ts';
import { listBuildFiles, readMentions } from './list-build-files.ts';
import { readPage, type PageFacts } from './page-facts.ts';
import { findPageOwner } from './page-owner.ts';
import type { ReleaseView } from './release-view.ts';

/** Finds missing pages: public routes, pages with page data, and pages of published entries. */
function checkPagesExist({ files, fileOf, snapshot, isPublished }: ReleaseView): Problem[] {
  const problems: Problem[] = [];
  for (const route of new Set([...PUBLIC_ROUTES, '/404.html', ...builtRoutes(files.keys())])) {
    if (!fileOf(route)) {
      problems.push({ message: `Falta la página ${route}.`, isCacheSuspect: true });
    }
  }
  for (const [key, { page }] of Object.entries(snapshot.shown)) {
    const label = snapshot.labels[key];
    if (!label || !isPublished(key) || fileOf(page)) continue;
    const message = `${formatEntryName(label)}: falta su página ${page}.`;
    problems.push({ message, entry: referTo(snapshot, key), isCacheSuspect: true });
  }
  return problems;
}

const SHOWN = 10;

/** `secrets`: values by the name of their variable. */
type InspectorOptions = { secrets: Record<string, string>; siteUrl: string };

export type Inspection = {
  publicDir: string;
  before: Snapshot;
  /** Published content after the build; the pages may or may not show changes made in between. */
  after: Snapshot;
  held?: readonly HeldEntry[];
};

/** Resolves with the files to release; rejects with a PublishFailure when a check fails. */
export type Inspect = (inspection: Inspection) => Promise<Inventory>;

function toFailure(problems: Problem[]): PublishFailure {
  const [first = { message: '' }] = problems;
  const others = problems.length - 1;
  const message = others > 0 ? `${first.message} (y ${others} más)` : first.message;
  const shown = problems.slice(0, SHOWN).map((problem) => problem.message);
  const isCacheSuspect = problems.some((problem) => problem.isCacheSuspect);
  return new PublishFailure({ ...first, message, isCacheSuspect }, shown.join('\n'), { problems });
}

/** Creates an inspector of finished builds; files unchanged since the last one are not read again. */
export function createInspector({ secrets, siteUrl }: InspectorOptions): Inspect {
  const takeInventory = createInventoryTaker(secrets);
  const checkContent = createContentCheck();
  const mentionsIn = cachePerFile(readMentions);
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
    const files = await takeInventory(publicDir, await listBuildFiles(publicDir, mentionsIn));
    const view: ReleaseView = {
      files,
      pages: await readPages(publicDir, files),
      snapshot: after,
      isPublished: (key) => !heldKeys.has(key) && before.entries[key] === after.entries[key],
      fileOf: (route) => findFile(files, route),
      readText: (file) => readFile(path.join(publicDir, file), 'utf8'),
      siteUrl,
    };
    const found = [
      ...checkFileSecrets(view),
      ...checkEditing(view),
      ...checkPagesExist(view),
      ...(await checkContent(view)),
      ...checkHtml(view),
      ...(await checkFixedRoutes(view)),
      ...checkScripts(view),
      ...checkLinks(view),
      ...checkFilesExist(view),
      ...checkFileSizes(view),
    ];
    const problems = found.filter((problem) => !isTolerated(problem, held));
    if (problems.length > 0) throw toFailure(problems);
    return files;
  };
}

type Titled = { title?: string | null } | null;
/** Query result of these pages under `page`; null while the CMS has no content for it. */
type PageContent = { title?: string; hero?: Titled; slides?: Titled[] } | null;
type PageData = { result?: { data?: { page?: PageContent } } };

/** Normalises a title for comparison: asterisks mark its highlighted part. */
function withoutMarks(text: string): string {
  return text.replace(/[\s*]+/g, '');
}

/** Returns the heading in the content of a page; undefined where it has none. */
function headingIn(json: string): string | undefined {
  const page = (JSON.parse(json) as PageData).result?.data?.page;
  return page?.hero?.title ?? page?.slides?.[0]?.title ?? page?.title;
}

/**
 * Finds fixed routes that another template has overwritten, such as the page of a case with the slug
 * `index`: checks the canonical address and the main heading of each fixed route.
 */
async function checkFixedRoutes(view: ReleaseView): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of PUBLIC_ROUTES) {
    const file = view.fileOf(route);
    const page = file === undefined ? undefined : view.pages.get(file);
    // Reported by the check for missing pages.
    if (!page) continue;
    const { canonical = 'ninguna', headings } = page;
    if (canonical !== view.siteUrl + route) {
      const own = canonical.startsWith(view.siteUrl) ? canonical.slice(view.siteUrl.length) : '';
      const message = `La página ${route} no es la suya: dice que su dirección es ${own || canonical}.`;
      problems.push({ message, entry: findPageOwner(view.snapshot, own || route) });
      continue;
    }
    const data = dataFileOfRoute(route);
    const expected = view.files.has(data) ? headingIn(await view.readText(data)) : undefined;
    const [heading = ''] = headings;
    const isOwn = expected === undefined || withoutMarks(heading) === withoutMarks(expected);
    if (headings.length === 1 && isOwn) continue;
    const message = isOwn
      ? `La página ${route} tiene ${headings.length} títulos principales.`
      : `La página ${route} no muestra su título «${expected}».`;
    problems.push({ message, entry: findPageOwner(view.snapshot, route) });
  }
  return problems;
}
