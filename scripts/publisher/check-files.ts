import type { Problem } from './failure.ts';
import { findPageOwner } from './page-owner.ts';
import type { ReleaseView } from './release-view.ts';
import { routeOfFile } from './routes.ts';

const MB = 1024 * 1024;

/** Uncompressed, about four times what the largest page has today: what passes it is an accident. */
export const BUDGET = { html: 1 * MB, javascript: 2 * MB, file: 20 * MB };

function inMegabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

/** Pages that a parser finds wrong. */
export function malformedPages({ pages, snapshot }: ReleaseView): Problem[] {
  return [...pages].flatMap(([file, { errors }]) => {
    if (errors.length === 0) return [];
    const route = routeOfFile(file);
    const message = `La página ${route} está mal formada: ${errors.join(', ')}.`;
    return [{ message, entry: findPageOwner(snapshot, route) }];
  });
}

/** Pages with a script that browsers would not run, or that would let any run. */
export function refusedScripts({ pages }: ReleaseView): Problem[] {
  return [...pages].flatMap(([file, { refused }]) =>
    refused.map((what) => ({ message: `La página ${routeOfFile(file)} ${what}.` })),
  );
}

/** Scripts, styles, pictures and fonts that a page uses and the release does not have. */
export function missingFiles({ files, pages }: ReleaseView): Problem[] {
  return [...pages].flatMap(([file, { assets }]) =>
    assets
      .filter((asset) => !files.has(asset))
      .map((asset) => ({
        message: `La página ${routeOfFile(file)} usa /${asset}, que no existe.`,
        isCacheSuspect: true,
      })),
  );
}

/** Pages and files of a size that no visitor should wait for. */
export function oversized({ files, pages }: ReleaseView): Problem[] {
  const problems: Problem[] = [];
  const report = (what: string, bytes: number, limit: number): void => {
    if (bytes <= limit) return;
    problems.push({
      message: `${what} pesa ${inMegabytes(bytes)}; el máximo es ${inMegabytes(limit)}.`,
    });
  };
  for (const [file, { bytes, assets }] of pages) {
    const scripts = assets.filter((asset) => asset.endsWith('.js'));
    const javascript = scripts.reduce((sum, asset) => sum + (files.get(asset)?.bytes ?? 0), 0);
    report(`La página ${routeOfFile(file)}`, bytes, BUDGET.html);
    report(`El JavaScript de la página ${routeOfFile(file)}`, javascript, BUDGET.javascript);
  }
  for (const [file, { bytes }] of files) report(`El archivo /${file}`, bytes, BUDGET.file);
  return problems;
}

/** Files that hold the value of a secret variable; the value itself is never told. */
export function leakedSecrets({ files }: ReleaseView): Problem[] {
  return [...files].flatMap(([file, { leaks }]) =>
    leaks.map((name) => ({ message: `El archivo /${file} contiene el secreto ${name}.` })),
  );
}
