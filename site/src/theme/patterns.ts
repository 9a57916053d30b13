/**
 * Patterns as text-encoded data URIs for CSS masks: one drawing serves every colour, and text
 * compresses better than the bundler's base64.
 */

/** Stepped diamonds, one 96 px tile. */
export const FIELD_PATH = [
  'M52 4v8h8v8h8v8h8v8h8v8h8v8h-8v8h-8v8h-8v8h-8v8h-8v8h-8v-8h-8v-8h-8v-8h-8v-8h-8v-8H4v-8h8v-8h8v-8h8v-8h8v-8h8V4Z',
  'M52 28v8h8v8h8v8h-8v8h-8v8h-8v-8h-8v-8h-8v-8h8v-8h8v-8Z',
  'M4-20v8h8v8h8v8h-8v8H4v8h-8v-8h-8V4h-8v-8h8v-8h8v-8Z',
  'M100-20v8h8v8h8v8h-8v8h-8v8h-8v-8h-8V4h-8v-8h8v-8h8v-8Z',
  'M4 76v8h8v8h8v8h-8v8H4v8h-8v-8h-8v-8h-8v-8h8v-8h8v-8Z',
  'M100 76v8h8v8h8v8h-8v8h-8v8h-8v-8h-8v-8h-8v-8h8v-8h8v-8Z',
].join('');

/** One fret unit in a 12×8 box: the mark before every kicker. */
export const FRET_PATH =
  'M4 0h6v1h-6zM4 1h6v1h-6zM4 2h2v1h-2zM8 2h2v1h-2zM3 3h3v1h-3zM8 3h2v1h-2zM2 4h4v1h-4zM7 4h3v1h-3zM1 5h5v1h-5zM7 5h3v1h-3zM0 6h6v1h-6z';

export const grecaFieldPattern = svgImage(
  '0 0 96 96',
  96,
  96,
  `<path fill='none' stroke='%23000' d='${FIELD_PATH}'/><path d='M44 44h8v8h-8z'/>`,
);

export const grecaBandPattern = svgImage(
  '0 0 12 8',
  48,
  32,
  `<path shape-rendering='crispEdges' d='${FRET_PATH}M0 7h12v1h-12z'/>`,
);

export const grecaEdgePattern = svgImage(
  '0 0 24 8',
  72,
  24,
  "<path shape-rendering='crispEdges' d='M0 8V6H3V4H6V2H9V0H15V2H18V4H21V6H24V8Z'/>",
);

function svgImage(viewBox: string, width: number, height: number, body: string): string {
  const encoded = body.replaceAll('<', '%3C').replaceAll('>', '%3E');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='${viewBox}'%3E${encoded}%3C/svg%3E")`;
}
