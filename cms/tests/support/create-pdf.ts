/** Returns a PDF of one empty page with the given entries in its catalog. */
export function createPdf(entries = ''): Buffer {
  const parts = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R${entries}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  ];
  const body = `%PDF-1.7\n${parts.join('\n')}\n`;
  const end = `trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 1\n0000000000 65535 f \n${end}`, 'latin1');
}

export const PDF = createPdf();
