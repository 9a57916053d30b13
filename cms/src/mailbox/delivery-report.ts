/** What a mail server reports about a mail that it accepted before (RFC 3464). */
export type DeliveryReport = {
  /** True if the mail was given up; false for a delay or a receipt. */
  hasFailed: boolean;
  /** Message-IDs in the mail that the report is about. */
  messageIds: string[];
  /** What the server said, without addresses; null if it said nothing. */
  response: string | null;
};

const MESSAGE_ID = /<[^<>\s]{1,250}@[^<>\s]{1,250}>/;
const ADDRESS = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g;
const RESPONSE_LENGTH = 250;

const fieldOf = (status: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*((?:[^\\n]|\\n[ \\t])*)`, 'im')
    .exec(status)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim();

/** Returns the Message-ID header of the original mail, or of its headers. */
function readMessageId(original: string): string[] {
  const [head = ''] = original.split(/\r?\n\r?\n/, 1);
  const value = fieldOf(head.replace(/\r/g, ''), 'Message-ID');
  const [id] = MESSAGE_ID.exec(value ?? '') ?? [];
  return id ? [id] : [];
}

/**
 * Reads a delivery report.
 * @param status content of the part `message/delivery-status`
 * @param originals contents of the parts with the original mail or its headers
 */
export function readDeliveryReport(status: string, originals: readonly string[]): DeliveryReport {
  const text = status.replace(/\r/g, '');
  const code = fieldOf(text, 'Status') ?? '';
  const diagnostic = fieldOf(text, 'Diagnostic-Code')?.replace(/^\w+;\s*/, '') ?? '';
  // The reasons are read from the status code.
  const response = (diagnostic.includes(code) ? diagnostic : `${code} ${diagnostic}`).trim();
  return {
    hasFailed: fieldOf(text, 'Action')?.toLowerCase() === 'failed',
    messageIds: originals.flatMap(readMessageId),
    response: response.replace(ADDRESS, '…').slice(0, RESPONSE_LENGTH) || null,
  };
}
