import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse, type ParserError } from 'parse5';
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

const POLICY = 'content-security-policy';
/** Browsers treat any other type as data, to which the policy does not apply. */
const SCRIPT_TYPES = new Set([
  '',
  'module',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);
const TOO_BROAD = /'unsafe-(inline|eval|hashes)'|(^|\s)(\*|data:|blob:|https?:)(\s|$)/;
const SHOWN = 60;

function scriptSourcesOf(element: Element): string | undefined {
  if (attributeOf(element, 'http-equiv')?.toLowerCase() !== POLICY) return undefined;
  const directives = (attributeOf(element, 'content') ?? '').split(';').map((each) => each.trim());
  return directives.find((each) => each.startsWith('script-src ')) ?? '';
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    SCRIPT_TYPES.has(attributeOf(element, 'type') ?? '')
  );
}

function violationOf(element: Element, sources: string | undefined): string | undefined {
  if (element.tagName === 'script' && sources === undefined) {
    return 'tiene un script antes de su política de contenido';
  }
  const handler = element.attrs.find(({ name }) => name.startsWith('on'));
  if (handler) return `tiene un atributo ${handler.name}, que su política de contenido no permite`;
  if (!isInlineScript(element)) return undefined;
  const text = textOf(element);
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (sources?.split(/\s+/).includes(hash)) return undefined;
  return `tiene un script que su política de contenido no permite: ${text.trim().slice(0, SHOWN)}`;
}

/**
 * Returns the scripts of a page that its content security policy blocks, and gaps of the policy, as
 * Spanish messages.
 */
function findPolicyViolations(page: Node): string[] {
  const errors: string[] = [];
  let sources: string | undefined;
  for (const element of elementsOf(page)) {
    sources ??= scriptSourcesOf(element);
    const error = violationOf(element, sources);
    if (error !== undefined) errors.push(error);
  }
  if (sources === undefined) return ['no tiene política de contenido', ...errors];
  if (sources === '' || TOO_BROAD.test(sources)) {
    errors.unshift('permite cualquier script en su política de contenido');
  }
  return errors;
}

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

/** Returns the elements in document order; those in templates only on request. */
function elementsOf(node: Node, { hasTemplates = false } = {}): Element[] {
  const found: Element[] = [];
  const visit = (each: Node): void => {
    if ('attrs' in each) found.push(each);
    if (hasTemplates && 'content' in each) visit(each.content);
    if ('childNodes' in each) each.childNodes.forEach(visit);
  };
  visit(node);
  return found;
}
