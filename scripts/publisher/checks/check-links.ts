import { isOwnPath } from '@tequiora/cms/contracts/link-address.ts';
import { pathOf } from '@tequiora/cms/contracts/redirects.ts';
import type { EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import { referTo } from '../../lib/read-snapshot.ts';
import { routeOfFile } from '../../lib/releases/routes.ts';
import { formatEntryName, type Problem } from '../failures/failure.ts';
import type { PageLink } from './page-facts.ts';
import { findPageOwner } from './page-owner.ts';
import type { ReleaseView } from './release-view.ts';

/** Single type whose links are on every page. */
const SHARED_TYPE = 'api::menu.menu';
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

type Reason = { why: string; isMinor: boolean };
type Broken = Reason & { href: string; text: string; files: string[] };

/** Returns the path and the anchor of a link within the site; undefined for other links. */
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

/** Returns the scheme of a link when it is not allowed, parsed as browsers do. */
function forbiddenScheme({ href }: PageLink): string | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(href.replace(/[\t\n\r]/g, ''))?.[0].toLowerCase();
  return scheme === undefined || SCHEMES.has(scheme) ? undefined : scheme;
}

function whyBroken(link: PageLink, file: string, view: ReleaseView): Reason | undefined {
  const scheme = forbiddenScheme(link);
  if (scheme !== undefined) {
    return { why: `empieza con ${scheme}, que no se permite`, isMinor: false };
  }
  const target = ownTarget(link, routeOfFile(file), view.siteUrl);
  if (!target) return undefined;
  // A link typed by an editor may use an old address. The web servers prefer a file to a redirect.
  const redirect = view.snapshot.redirects[target.route.replace(/\/+$/, '')];
  const to = redirect && 'to' in redirect ? redirect.to : undefined;
  if (to !== undefined && !isOwnPath(to)) return undefined;
  const found = view.fileOf(target.route) ?? (to && view.fileOf(pathOf(to)));
  if (found === undefined) return { why: `lleva a ${target.route}, que no existe`, isMinor: true };
  const anchors = view.pages.get(found)?.anchors;
  if (!target.anchor || target.anchor === 'top' || !anchors) return undefined;
  if (anchors.has(target.anchor)) return undefined;
  const address = `${target.route}#${target.anchor}`;
  return { why: `lleva a ${address}, y en esa página no hay nada con ese nombre`, isMinor: true };
}

/** Returns the entry that contains the link; a link on most pages comes from menu or footer. */
function entryOf({ files }: Broken, view: ReleaseView): EntryReference | undefined {
  const [first = ''] = files;
  const isShared = files.length > 2 && files.length > view.pages.size / 2;
  if (!isShared) return findPageOwner(view.snapshot, routeOfFile(first));
  const keys = Object.keys(view.snapshot.labels);
  const key = keys.find((each) => each.startsWith(`${SHARED_TYPE}:`));
  return key === undefined ? undefined : referTo(view.snapshot, key);
}

function describe(broken: Broken, view: ReleaseView): Problem {
  const entry = entryOf(broken, view);
  const label = entry && view.snapshot.labels[`${entry.uid}:${entry.documentId}`];
  const where = label ? formatEntryName(label) : `La página ${routeOfFile(broken.files[0] ?? '')}`;
  const link = broken.text ? `el enlace «${broken.text.slice(0, 60)}»` : 'un enlace';
  return { message: `${where}: ${link} ${broken.why}.`, entry, isMinor: broken.isMinor };
}

/** Finds broken or forbidden links within the site; the same link on several pages counts once. */
export function checkLinks(view: ReleaseView): Problem[] {
  const broken = new Map<string, Broken>();
  for (const [file, { links }] of view.pages) {
    const seen = new Set<string>();
    for (const link of links) {
      if (seen.has(link.href)) continue;
      seen.add(link.href);
      const reason = whyBroken(link, file, view);
      if (reason === undefined) continue;
      const key = `${reason.why}\0${link.href}`;
      const known = broken.get(key) ?? { href: link.href, ...reason, text: link.text, files: [] };
      known.files.push(file);
      broken.set(key, known);
    }
  }
  return [...broken.values()].map((each) => describe(each, view));
}
