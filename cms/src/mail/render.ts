import { ramps } from '../../contracts/ramps';
import { escapeHtml } from '../platform/http/html';
import type { Block, Message } from './message';

const { blue, gray, navy } = ramps;
const FONT = "font-family:Arial,'Helvetica Neue',sans-serif;font-size:16px;line-height:1.5";
// A word longer than the screen breaks; the second property is for older clients.
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const PARAGRAPH = `margin:0 0 16px;${FONT};color:${navy[900]};${BREAKS}`;
const LINK = `color:${blue[700]};text-decoration:underline`;

/** Allows https links and links to our own origins. */
function isSafe(href: string, ownUrls: readonly string[]): boolean {
  const isOwn = (url: string) => href === url || href.startsWith(`${url}/`);
  return href.startsWith('https://') || ownUrls.some(isOwn);
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function blockToHtml(block: Block, ownUrls: readonly string[]): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${PARAGRAPH}">${withBreaks(block.text)}</p>`;
    case 'facts':
      return `<p style="${PARAGRAPH}">${block.facts
        .flatMap(([label, value]) =>
          value ? `<strong>${escapeHtml(label)}:</strong> ${withBreaks(value)}` : [],
        )
        .join('<br>\n')}</p>`;
    case 'quote':
      return `<p style="${PARAGRAPH}"><strong>${escapeHtml(block.title)}:</strong></p>
<div style="${PARAGRAPH};padding:0 0 0 16px;border-left:4px solid ${navy[200]}">${withBreaks(block.text)}</div>`;
    case 'list':
      return `<ul style="${PARAGRAPH};padding:0 0 0 24px">
${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}
</ul>`;
    case 'link':
      return isSafe(block.href, ownUrls)
        ? `<p style="${PARAGRAPH}"><a href="${escapeHtml(block.href)}" style="${LINK}">${escapeHtml(block.label)}</a></p>`
        : '';
  }
}

function blockToText(block: Block, ownUrls: readonly string[]): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.facts
        .flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
        .join('\n');
    case 'quote':
      return `${block.title}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'link':
      return isSafe(block.href, ownUrls) ? `${block.label}:\n${block.href}` : '';
  }
}

/**
 * Renders a mail as HTML with inline styles and without tables, for simple mail clients.
 * @param ownUrls origins of the site and the CMS panel; links to them may use http
 */
export function renderHtml(
  { subject, title, blocks, footer }: Message,
  ...ownUrls: string[]
): string {
  const toHtml = (block: Block) => blockToHtml(block, ownUrls);
  const heading =
    title !== null &&
    `<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:1.25;color:${navy[900]};${BREAKS}">${escapeHtml(title)}</h1>`;
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title ?? subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${gray[0]}">
<div style="max-width:600px;margin:0 auto">
${[heading, ...blocks.map(toHtml)].filter(Boolean).join('\n')}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid ${navy[200]}">
${footer.map(toHtml).filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

/** Renders a mail as plain text. */
export function renderText({ title, blocks, footer }: Message, ...ownUrls: string[]): string {
  const toText = (block: Block) => blockToText(block, ownUrls);
  const parts = [title, ...blocks.map(toText), '--', ...footer.map(toText)];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
