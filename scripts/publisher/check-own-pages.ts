import type { Problem } from './failure.ts';
import { findPageOwner } from './page-owner.ts';
import type { ReleaseView } from './release-view.ts';
import { dataFileOfRoute, PUBLIC_ROUTES } from './routes.ts';

type Titled = { title?: string | null } | null;
/** What the queries of these pages return under `page`; null while the CMS has nothing for it. */
type PageContent = { title?: string; hero?: Titled; slides?: Titled[] } | null;
type PageData = { result?: { data?: { page?: PageContent } } };

/** As it is compared: asterisks mark the highlighted part of a title. */
function withoutMarks(text: string): string {
  return text.replace(/[\s*]+/g, '');
}

/** The heading that the content of a page gives it; undefined where it has none of its own. */
function headingIn(json: string): string | undefined {
  const page = (JSON.parse(json) as PageData).result?.data?.page;
  return page?.hero?.title ?? page?.slides?.[0]?.title ?? page?.title;
}

/**
 * Fixed routes that another template has built, such as that of a case whose address is `index`: a
 * page says by its canonical address which one it is, and has its own content's main heading.
 */
export async function foreignPages(view: ReleaseView): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const route of PUBLIC_ROUTES) {
    const file = view.fileOf(route);
    const page = file === undefined ? undefined : view.pages.get(file);
    // A missing page is a problem of its own.
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
