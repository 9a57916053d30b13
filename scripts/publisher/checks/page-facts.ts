import { parse, type DefaultTreeAdapterMap, type ParserError } from 'parse5';
import { findPolicyViolations } from './policy-violations.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

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

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
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

function collect(node: Node, facts: PageFacts, assets: Set<string>): void {
  if ('attrs' in node) {
    for (const { name, value } of node.attrs) {
      if (name === 'id' || (name === 'name' && node.tagName === 'a')) facts.anchors.add(value);
      if (name === 'href' && (node.tagName === 'a' || node.tagName === 'area')) {
        facts.links.push({ href: value.trim(), text: labelOf(node) });
      }
    }
    if (node.tagName === 'h1') facts.headings.push(textOf(node));
    if (node.tagName === 'link' && attributeOf(node, 'rel') === 'canonical') {
      facts.canonical = attributeOf(node, 'href');
    }
    assetsOf(node).forEach((asset) => assets.add(asset));
  }
  // Content for browsers without JavaScript is checked as well.
  if ('content' in node) collect(node.content, facts, assets);
  if ('childNodes' in node) node.childNodes.forEach((child) => collect(child, facts, assets));
}

function describeError({ code, startLine }: ParserError): string {
  return `${code} (línea ${startLine})`;
}

/** Parses a page as browsers do and collects what the checks need. */
export function readPage(html: string): PageFacts {
  const errors = new Set<string>();
  const facts: PageFacts = {
    bytes: Buffer.byteLength(html),
    links: [],
    headings: [],
    anchors: new Set(),
    assets: [],
    errors: [],
    refused: [],
  };
  const assets = new Set<string>();
  for (const [, url = ''] of html.matchAll(CSS_URL)) toAsset(url).forEach((a) => assets.add(a));
  for (const [, file = ''] of html.matchAll(SCRIPT_FILE)) assets.add(file.slice(1));
  // Inlined styles are half of a page and irrelevant for the checks.
  const lean = html.replace(STYLE_TEXT, '$1');
  const onParseError = (error: ParserError): void => void errors.add(describeError(error));
  const page = parse(lean, { onParseError, scriptingEnabled: false });
  collect(page, facts, assets);
  facts.refused = findPolicyViolations(page);
  facts.errors = [...errors].slice(0, ERRORS_SHOWN);
  if (!html.includes('</html>')) facts.errors.push('le falta el final');
  facts.assets = [...assets];
  return facts;
}
