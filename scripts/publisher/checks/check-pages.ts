import { referTo } from '../../lib/read-snapshot.ts';
import { builtRoutes, PUBLIC_ROUTES } from '../../lib/releases/routes.ts';
import { formatEntryName, type Problem } from '../failures/failure.ts';
import type { ReleaseView } from './release-view.ts';

/** Finds missing pages: public routes, pages with page data, and pages of published entries. */
export function checkPagesExist({ files, fileOf, snapshot, isPublished }: ReleaseView): Problem[] {
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
