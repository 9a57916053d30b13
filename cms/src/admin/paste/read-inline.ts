import type { InlineNode, LinkNode, TextFormat, TextNode } from './blocks';

export type Context = { format: TextFormat; url?: string | undefined };

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
/** Not the no-break space, which somebody wrote. */
const SPACES = /[ \t\r\n]+/g;

function without(format: TextFormat, name: keyof TextFormat): TextFormat {
  const { [name]: _dropped, ...rest } = format;
  return rest;
}

/** Google Docs writes formats as styles, and wraps everything in a `b` that is not bold. */
function styled(before: TextFormat, { style }: HTMLElement): TextFormat {
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

/** How the text within an element is formatted, and where it leads. */
export function enter(element: HTMLElement, { format, url }: Context): Context {
  const tag = TAGS[element.tagName];
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '').trim() : '';
  return {
    format: styled(tag ? { ...format, [tag]: true } : format, element),
    url: LINK.test(href) ? href : url,
  };
}

/** Whether Word put it there for itself: the sign of a list's item, comments, scripts. */
export function isIgnored(element: HTMLElement): boolean {
  return (
    /^(?:STYLE|SCRIPT|TITLE|META|LINK|XML|TEMPLATE|HEAD)$/.test(element.tagName) ||
    /mso-list:\s*ignore|mso-hide:\s*all|mso-element:\s*comment/i.test(
      element.getAttribute('style') ?? '',
    )
  );
}

/** The pieces of text within nodes, in their order, as they are formatted. */
export function readPieces(nodes: Iterable<Node>, context: Context): InlineNode[] {
  return [...nodes].flatMap((node): InlineNode[] => {
    if (node instanceof HTMLElement) {
      if (isIgnored(node)) return [];
      if (node.tagName === 'BR') return [{ type: 'text', text: '\n' }];
      return readPieces(node.childNodes, enter(node, context));
    }
    if (!(node instanceof Text)) return [];
    const text = node.data.replace(SPACES, ' ');
    const { format, url } = context;
    if (url === undefined) return [{ type: 'text', text, ...format }];
    // A link looks like one anyway.
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

const textsOf = (nodes: readonly InlineNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.type === 'link' ? node.children : node));

/** Whether nobody would see anything of it. */
export function isBlank(nodes: readonly InlineNode[]): boolean {
  return textsOf(nodes).every(({ text }) => text.trim() === '');
}

/**
 * The text of one paragraph: pieces of the same format are one, and spaces that HTML does not show
 * are gone.
 */
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
