/** Rich text in Strapi's format. */

export type TextFormat = {
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
  code?: true;
};
export type TextNode = { type: 'text'; text: string } & TextFormat;
export type LinkNode = { type: 'link'; url: string; children: TextNode[] };
export type InlineNode = TextNode | LinkNode;

export type ListItemNode = { type: 'list-item'; children: InlineNode[] };
export type ListNode = {
  type: 'list';
  format: 'ordered' | 'unordered';
  indentLevel?: number;
  children: (ListItemNode | ListNode)[];
};
type TextBlock =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] };

export type BlockNode = TextBlock | ListNode;
