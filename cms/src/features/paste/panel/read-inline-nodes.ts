import type { InlineNode, LinkNode, TextFormat, TextNode } from './blocks';

export type InlineContext = { format: TextFormat; url?: string | undefined };

const TAGS: Readonly<Record<string, keyof TextFormat>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strikethrough',
  STRIKE: 'strikethrough',
  DEL: 'strikethrough',
  CODE: 'code',
};
const LINK = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;
const BOLD_WEIGHT = 600;
/** Without the no-break space, which authors type on purpose. */
const SPACES = /[ \t\r\n]+/g;

function without(format: TextFormat, name: keyof TextFormat): TextFormat {
  const { [name]: _dropped, ...rest } = format;
  return rest;
}

/** Applies inline styles: Google Docs uses them, and wraps all text in a `b` that is not bold. */
function applyStyle(before: TextFormat, { style }: HTMLElement): TextFormat {
  let format = before;
  const set = (name: keyof TextFormat, is: boolean) => {
    format = is ? { ...format, [name]: true } : without(format, name);
  };
  const { fontWeight, fontStyle } = style;
  const decoration = style.textDecorationLine || style.textDecoration;
  if (fontWeight) set('bold', fontWeight === 'bold' || Number(fontWeight) >= BOLD_WEIGHT);
  if (fontStyle) set('italic', fontStyle === 'italic' || fontStyle === 'oblique');
  if (decoration.includes('underline')) set('underline', true);
  if (decoration.includes('line-through')) set('strikethrough', true);
  return format;
}

/** Returns the target of a link; without the redirect of Google, which exported documents and mails have. */
function targetOf(element: HTMLElement): string {
  const href = (element.getAttribute('href') ?? '').trim();
  const redirect = URL.canParse(href) ? new URL(href) : undefined;
  if (redirect?.hostname !== 'www.google.com' || redirect.pathname !== '/url') return href;
  const target = redirect.searchParams.get('q') ?? '';
  return LINK.test(target) ? target : href;
}

/** Returns the format and the link target of the text within an element. */
export function childContext(element: HTMLElement, { format, url }: InlineContext): InlineContext {
  const tag = TAGS[element.tagName];
  const href = element.tagName === 'A' ? targetOf(element) : '';
  return {
    format: applyStyle(tag ? { ...format, [tag]: true } : format, element),
    url: LINK.test(href) ? href : url,
  };
}

/** Returns true for elements without content: list signs and comments of Word, scripts, styles. */
export function isIgnored(element: HTMLElement): boolean {
  return (
    /^(?:STYLE|SCRIPT|TITLE|META|LINK|XML|TEMPLATE|HEAD)$/.test(element.tagName) ||
    /mso-list:\s*ignore|mso-hide:\s*all|mso-element:\s*comment/i.test(
      element.getAttribute('style') ?? '',
    )
  );
}

/** Returns the formatted texts and links within nodes, in document order. */
export function readInlineNodes(nodes: Iterable<Node>, context: InlineContext): InlineNode[] {
  return [...nodes].flatMap((node): InlineNode[] => {
    if (node instanceof HTMLElement) {
      if (isIgnored(node)) return [];
      if (node.tagName === 'BR') return [{ type: 'text', text: '\n' }];
      return readInlineNodes(node.childNodes, childContext(node, context));
    }
    if (!(node instanceof Text)) return [];
    const text = node.data.replace(SPACES, ' ');
    const { format, url } = context;
    if (url === undefined) return [{ type: 'text', text, ...format }];
    // Links are always underlined.
    return [
      { type: 'link', url, children: [{ type: 'text', text, ...without(format, 'underline') }] },
    ];
  });
}

const formatOf = ({ type: _type, text: _text, ...format }: TextNode) => JSON.stringify(format);

function joinTexts(texts: readonly TextNode[]): TextNode[] {
  const joined: TextNode[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last && formatOf(last) === formatOf(text)) last.text += text.text;
    else joined.push({ ...text });
  }
  return joined;
}

function joinPieces(pieces: readonly InlineNode[]): InlineNode[] {
  const groups: (LinkNode | { type: 'texts'; texts: TextNode[] })[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.type === 'text') {
      if (last?.type === 'texts') last.texts.push(piece);
      else groups.push({ type: 'texts', texts: [piece] });
    } else if (last?.type === 'link' && last.url === piece.url)
      last.children.push(...piece.children);
    else groups.push({ ...piece, children: [...piece.children] });
  }
  return groups.flatMap((group): InlineNode[] =>
    group.type === 'link'
      ? [{ ...group, children: joinTexts(group.children) }]
      : joinTexts(group.texts),
  );
}

/** Returns the texts within nodes, without their links. */
export const textsOf = (nodes: readonly InlineNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.type === 'link' ? node.children : node));

/** Returns true if the nodes have no visible text. */
export function isBlank(nodes: readonly InlineNode[]): boolean {
  return textsOf(nodes).every(({ text }) => text.trim() === '');
}

/** Joins nodes of the same format and collapses white space like HTML. */
export function toParagraph(pieces: readonly InlineNode[]): InlineNode[] {
  const nodes = joinPieces(pieces);
  let before = '\n';
  for (const text of textsOf(nodes)) {
    if (/\s$/.test(before)) text.text = text.text.replace(/^ +/, '');
    text.text = text.text.replace(/ *\n */g, '\n');
    before = text.text || before;
  }
  const last = textsOf(nodes).at(-1);
  if (last) last.text = last.text.replace(/\s+$/, '');
  return nodes.filter((node) => node.type === 'link' || node.text !== '');
}
