import { nameEntry, type Problem } from './failure.ts';
import type { ReleaseView } from './release-view.ts';
import { builtRoutes, ENTRY_PAGES, LISTED_ON, PUBLIC_ROUTES } from './routes.ts';
import { referTo } from './snapshot.ts';

/** Pages that are not there: of the specification, of what Gatsby built, of what is published. */
export function missingPages({ files, fileOf, snapshot, isPublished }: ReleaseView): Problem[] {
  const problems: Problem[] = [];
  for (const route of new Set([...PUBLIC_ROUTES, '/404.html', ...builtRoutes(files.keys())])) {
    if (!fileOf(route)) problems.push({ message: `Falta la página ${route}.` });
  }
  for (const [key, { type, name, slug }] of Object.entries(snapshot.labels)) {
    const entry = referTo(snapshot, key);
    const prefix = ENTRY_PAGES[entry?.uid ?? ''];
    if (!prefix || slug === undefined || !isPublished(key) || fileOf(prefix + slug)) continue;
    const page = `${prefix}${slug}`;
    problems.push({ message: `${nameEntry({ type, name })}: falta su página ${page}.`, entry });
  }
  return problems;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** Lists that show nothing although the CMS has something to show in them. */
export async function emptyLists(view: ReleaseView): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [uid, route] of Object.entries(LISTED_ON)) {
    const labels = Object.entries(view.snapshot.labels)
      .filter(([key]) => key.startsWith(`${uid}:`) && view.isPublished(key))
      .map(([, label]) => label);
    const [first] = labels;
    const file = view.fileOf(route);
    if (!first || !file) continue;
    const html = await view.readText(file);
    if (labels.some(({ name }) => html.includes(escaped(name)))) continue;
    problems.push({
      message: `La página ${route} no muestra nada del tipo «${first.type}», y el CMS tiene ${labels.length} en línea.`,
    });
  }
  return problems;
}
