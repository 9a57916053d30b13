const MILESTONES: [RegExp, string][] = [
  [/^success source and transform nodes/, 'contenido leído del CMS'],
  [/^success Building production JavaScript and CSS bundles/, 'JavaScript y estilos listos'],
  [/^success Building HTML renderer/, 'programa de las páginas listo'],
  [/^success run page queries|^success run queries in workers/, 'contenido de cada página listo'],
  [/^success Running gatsby-plugin-sharp\.IMAGE_PROCESSING jobs/, 'imágenes listas'],
  [/^success Building static HTML for pages/, 'páginas escritas'],
];
const TIME = /- (\d+(?:\.\d+)?)s/;

/** Translates a line of Gatsby's output that marks a stage to Spanish; undefined for other lines. */
export function describeGatsbyProgress(line: string): string | undefined {
  const milestone = MILESTONES.find(([pattern]) => pattern.test(line));
  if (!milestone) return undefined;
  const seconds = TIME.exec(line)?.[1];
  return seconds ? `${milestone[1]} (${Number(seconds).toFixed(1)} s)` : milestone[1];
}
