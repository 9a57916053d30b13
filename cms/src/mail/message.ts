/** A block of a mail. All values are plain text; the renderer escapes them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; label: string; href: string };

export type Fact = readonly [label: string, value: string | null | undefined];

export type Address = string | { name: string; address: string };

/** A mail before it is rendered. */
export type Message = {
  to: Address[];
  replyTo?: Address;
  subject: string;
  /** Null for a mail without a heading. */
  title: string | null;
  blocks: readonly Block[];
  /** The sender, and links to the site. */
  footer: readonly Block[];
  /** Message-ID of the mail that this one answers. */
  inReplyTo?: string;
  /** Message-IDs of the conversation, oldest first. */
  references?: string[];
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};
