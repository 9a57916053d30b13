import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import { routeOfFile } from '../../lib/releases/routes.ts';
import type { Problem } from '../failures/failure.ts';
import { findPageOwner } from './page-owner.ts';
import type { ReleaseView } from './release-view.ts';

const MB = 1024 * 1024;

/** Size limits (uncompressed), about four times the largest page today, to catch accidents. */
export const BUDGET = { html: 1 * MB, javascript: 2 * MB, file: CATALOGUE_LIMITS.videoBytes };

function inMegabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

export function checkHtml({ pages, snapshot }: ReleaseView): Problem[] {
  return [...pages].flatMap(([file, { errors }]) => {
    if (errors.length === 0) return [];
    const route = routeOfFile(file);
    const message = `La página ${route} está mal formada: ${errors.join(', ')}.`;
    return [{ message, entry: findPageOwner(snapshot, route) }];
  });
}

/** Finds pages whose content security policy blocks one of their scripts or allows any script. */
export function checkScripts({ pages }: ReleaseView): Problem[] {
  return [...pages].flatMap(([file, { refused }]) =>
    refused.map((what) => ({ message: `La página ${routeOfFile(file)} ${what}.` })),
  );
}

/** Finds scripts, styles, pictures and fonts that a page uses and the release lacks. */
export function checkFilesExist({ files, pages }: ReleaseView): Problem[] {
  return [...pages].flatMap(([file, { assets }]) =>
    assets
      .filter((asset) => !files.has(asset))
      .map((asset) => ({
        message: `La página ${routeOfFile(file)} usa /${asset}, que no existe.`,
        isCacheSuspect: true,
      })),
  );
}

/** Finds pages and files above the size limits. */
export function checkFileSizes({ files, pages }: ReleaseView): Problem[] {
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

/** Scripts of the preview, which only its page loads. */
const PREVIEW_SCRIPT = /^(preview|component---src-pages-vista-previa-tsx)-[0-9a-f]+\.js$/;
const PREVIEW_ROUTE = '/vista-previa';

/** Finds code that edits pages in other files than those of the preview, and pages that load it. */
export function checkEditing({ files, pages }: ReleaseView): Problem[] {
  const isEditing = (file: string) => files.get(file)?.hasEditing === true;
  const misplaced = [...files.keys()].filter(
    (file) => isEditing(file) && !PREVIEW_SCRIPT.test(file),
  );
  const loading = [...pages].filter(
    ([file, { assets }]) => routeOfFile(file) !== PREVIEW_ROUTE && assets.some(isEditing),
  );
  return [
    ...misplaced.map((file) => ({
      message: `El archivo /${file} contiene código de la vista previa.`,
      isCacheSuspect: true,
    })),
    ...loading.map(([file]) => ({
      message: `La página ${routeOfFile(file)} carga código de la vista previa.`,
      isCacheSuspect: true,
    })),
  ];
}

/** Finds files that contain the value of a secret variable; the message never includes the value. */
export function checkFileSecrets({ files }: ReleaseView): Problem[] {
  return [...files].flatMap(([file, { leaks }]) =>
    leaks.map((name) => ({ message: `El archivo /${file} contiene el secreto ${name}.` })),
  );
}
