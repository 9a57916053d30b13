import fc from 'fast-check';

/** What texts are generated from that a spreadsheet may run as a formula. */
export const formulaParts = fc.array(
  fc.constantFrom('=', '+', '-', '@', "'", ';', '\t', '\n', '\r', '"', ' ', 'a', '1', ','),
  { maxLength: 12 },
);
