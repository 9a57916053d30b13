import { parse, type ParserError } from 'parse5';
import { attributeOf, elementsOf, textOf, type Element } from './page-elements.ts';
import { findPolicyViolations } from './policy-violations.ts';

export type PageLink = { href: string; text: string };

/** What the checks need of one page. */
export type PageFacts = {
  bytes: number;
  links: PageLink[];
  canonical?: string;
  headings: string[];
  anchors: Set<string>;
  /** Paths of the used files, decoded, without the leading slash. */
  assets: string[];
  errors: string[];
  /** Violations and gaps of the content security policy. */
  refused: string[];
};

const URL_ATTRIBUTES = new Set(['src', 'href', 'poster', 'data-src', 'content']);
const SET_ATTRIBUTES = new Set(['srcset', 'imagesrcset', 'data-srcset']);
const ASSET = /\.(js|css|json|webmanifest|png|jpe?g|webp|avif|svg|gif|ico|woff2?|mp4|pdf)$/i;
const CSS_URL = /url\((?:"|'|&quot;|&#x27;)?([^"')&]+)/gi;
// An inline script names the files of the runtime that it loads.
const SCRIPT_FILE = /"(\/[\w./-]+-[0-9a-f]{16,}\.js)"/g;
const STYLE_TEXT = /(<style\b[^>]*>)([^<]*)(?=<\/style>)/gi;
const ERRORS_SHOWN = 3;

function decoded(reference: string): string {
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}

/** Returns whether an address belongs to the release, not to the CMS or another site. */
function isOwn(reference: string): boolean {
  return /^\/(?!\/)/.test(reference) && !/^\/(api|uploads)\//.test(reference);
}

function toAsset(reference: string): string[] {
  const [name = ''] = reference.split(/[?#]/, 1);
  return isOwn(name) && ASSET.test(name) ? [decoded(name).slice(1)] : [];
}

function labelOf(element: Element): string {
  const label = attributeOf(element, 'aria-label');
  return (label ?? textOf(element)).replace(/\s+/g, ' ').trim();
}

function assetsOf(element: Element): string[] {
  return element.attrs.flatMap(({ name, value }) => {
    // A file that an editor links to is checked as a link, so that the message can quote it.
    if (URL_ATTRIBUTES.has(name)) return element.tagName === 'a' ? [] : toAsset(value);
    if (SET_ATTRIBUTES.has(name)) return value.split(/\s+/).flatMap(toAsset);
    return [];
  });
}

function linksOf(element: Element): PageLink[] {
  if (element.tagName !== 'a' && element.tagName !== 'area') return [];
  const hrefs = element.attrs.filter(({ name }) => name === 'href');
  return hrefs.map(({ value }) => ({ href: value.trim(), text: labelOf(element) }));
}

function anchorsOf({ tagName, attrs }: Element): string[] {
  const isAnchor = (name: string) => name === 'id' || (name === 'name' && tagName === 'a');
  return attrs.filter(({ name }) => isAnchor(name)).map(({ value }) => value);
}

function canonicalIn(elements: Element[]): string | undefined {
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const canonical = links.filter((link) => attributeOf(link, 'rel') === 'canonical').at(-1);
  return canonical && attributeOf(canonical, 'href');
}

/** Parses a page as browsers do and collects what the checks need. */
export function readPage(html: string): PageFacts {
  const errors = new Set<string>();
  // Inlined styles are half of a page and irrelevant for the checks.
  const lean = html.replace(STYLE_TEXT, '$1');
  const onParseError = ({ code, startLine }: ParserError): void =>
    void errors.add(`${code} (línea ${startLine})`);
  // The content for browsers without JavaScript is checked as well.
  const page = parse(lean, { onParseError, scriptingEnabled: false });
  // A template holds the scripts that the page adds when it starts.
  const elements = elementsOf(page, { hasTemplates: true });
  const assets = [
    ...[...html.matchAll(CSS_URL)].flatMap(([, url = '']) => toAsset(url)),
    ...[...html.matchAll(SCRIPT_FILE)].map(([, file = '']) => file.slice(1)),
    ...elements.flatMap(assetsOf),
  ];
  return {
    bytes: Buffer.byteLength(html),
    links: elements.flatMap(linksOf),
    canonical: canonicalIn(elements),
    headings: elements.filter(({ tagName }) => tagName === 'h1').map(textOf),
    anchors: new Set(elements.flatMap(anchorsOf)),
    assets: [...new Set(assets)],
    errors: [
      ...[...errors].slice(0, ERRORS_SHOWN),
      ...(html.includes('</html>') ? [] : ['le falta el final']),
    ],
    refused: findPolicyViolations(page),
  };
}
