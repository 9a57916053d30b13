import { dataFileOfRoute, PUBLIC_ROUTES } from '../../lib/releases/routes.ts';
import type { Problem } from '../failures/failure.ts';
import { findPageOwner } from './page-owner.ts';
import type { ReleaseView } from './release-view.ts';

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
export async function checkFixedRoutes(view: ReleaseView): Promise<Problem[]> {
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
