import { nameEntry, type EntryReference, type Problem } from './failure.ts';
import type { PageLink } from './page-facts.ts';
import type { ReleaseView } from './release-view.ts';
import { ENTRY_PAGES, PAGE_TYPES, routeOfFile, SHARED_TYPE } from './routes.ts';
import { referTo } from './snapshot.ts';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

type Broken = { href: string; why: string; text: string; files: string[] };

/** The path and the anchor of a link within the site; undefined for any other. */
function ownTarget({ href }: PageLink, from: string, siteUrl: string) {
  const isHere = href.startsWith(`${siteUrl}/`) || href === siteUrl;
  const local = isHere ? href.slice(siteUrl.length) || '/' : href;
  if (!/^(\/(?!\/)|#|\?)/.test(local) || /^\/(api|uploads)(\/|$)/.test(local)) return undefined;
  const url = new URL(local, `http://site${encodeURI(from)}`);
  try {
    return { route: decodeURI(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) };
  } catch {
    return { route: url.pathname, anchor: '' };
  }
}

/** How a link begins that runs or opens something other than a page, as browsers read it. */
function forbiddenScheme({ href }: PageLink): string | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(href.replace(/[\t\n\r]/g, ''))?.[0].toLowerCase();
  return scheme === undefined || SCHEMES.has(scheme) ? undefined : scheme;
}

function whyBroken(link: PageLink, file: string, view: ReleaseView): string | undefined {
  const scheme = forbiddenScheme(link);
  if (scheme !== undefined) return `empieza con ${scheme}, que no se permite`;
  const target = ownTarget(link, routeOfFile(file), view.siteUrl);
  if (!target) return undefined;
  // A link that somebody typed may still carry an address that has changed since.
  const found = view.fileOf(
    view.snapshot.redirects[target.route.replace(/\/+$/, '')] ?? target.route,
  );
  if (found === undefined) return `lleva a ${target.route}, que no existe`;
  const anchors = view.pages.get(found)?.anchors;
  if (!target.anchor || target.anchor === 'top' || !anchors) return undefined;
  if (anchors.has(target.anchor)) return undefined;
  return `lleva a ${target.route}#${target.anchor}, y en esa página no hay nada con ese nombre`;
}

/** The entry whose text a page shows: what stands everywhere is in the settings. */
function entryOf({ files }: Broken, view: ReleaseView): EntryReference | undefined {
  const [first = ''] = files;
  const isShared = files.length > 2 && files.length > view.pages.size / 2;
  const route = routeOfFile(first);
  const uid = isShared ? SHARED_TYPE : PAGE_TYPES[route];
  const key = Object.entries(view.snapshot.labels).find(([each, { slug }]) => {
    if (uid) return each.startsWith(`${uid}:`);
    return Object.entries(ENTRY_PAGES).some(
      ([type, prefix]) => each.startsWith(`${type}:`) && route === `${prefix}${slug}`,
    );
  })?.[0];
  return key === undefined ? undefined : referTo(view.snapshot, key);
}

function describe(broken: Broken, view: ReleaseView): Problem {
  const entry = entryOf(broken, view);
  const label = entry && view.snapshot.labels[`${entry.uid}:${entry.documentId}`];
  const where = label ? nameEntry(label) : `La página ${routeOfFile(broken.files[0] ?? '')}`;
  const link = broken.text ? `el enlace «${broken.text.slice(0, 60)}»` : 'un enlace';
  return { message: `${where}: ${link} ${broken.why}.`, entry };
}

/** Links that lead nowhere within the site, or do something else than lead; the same one on several pages counts once. */
export function brokenLinks(view: ReleaseView): Problem[] {
  const broken = new Map<string, Broken>();
  for (const [file, { links }] of view.pages) {
    const seen = new Set<string>();
    for (const link of links) {
      if (seen.has(link.href)) continue;
      seen.add(link.href);
      const why = whyBroken(link, file, view);
      if (why === undefined) continue;
      const key = `${why}\0${link.href}`;
      const known = broken.get(key) ?? { href: link.href, why, text: link.text, files: [] };
      known.files.push(file);
      broken.set(key, known);
    }
  }
  return [...broken.values()].map((each) => describe(each, view));
}
