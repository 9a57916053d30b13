/** A piece of a mail. All of it is text: what is shown as HTML is escaped by who renders it. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; label: string; href: string };

export type Fact = readonly [label: string, value: string | null | undefined];

export type Address = string | { name: string; address: string };

/** A mail as it is written, before it is rendered. */
export type Message = {
  to: Address[];
  replyTo?: Address;
  subject: string;
  title: string;
  blocks: readonly Block[];
  /** The last line: who writes, and from where. */
  footer: readonly Block[];
};
