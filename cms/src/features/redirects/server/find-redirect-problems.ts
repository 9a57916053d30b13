import { isOwnPath } from '../../../../contracts/link-address';
import {
  isRedirectablePath,
  isReservedPath,
  isTooLongPath,
  pathOf,
  type RedirectKind,
} from '../../../../contracts/redirects';
import {
  resolveRedirects,
  type StoredRedirect,
} from '../../../content-model/redirects/resolve-redirects';

type RedirectDraft = { from: string; kind: RedirectKind; to: string };
type RedirectProblem = { path: ['from' | 'to']; message: string };

type Site = {
  /** Addresses of all published pages. */
  pages: ReadonlySet<string>;
  labels: Record<string, { slug?: string }>;
  /** The redirects except the one that is saved. */
  others: readonly StoredRedirect[];
  /** Whether the target is a file of the media library. */
  isUpload: boolean;
};

const UPLOAD = /^\/uploads\/[^/]/i;
const FILE = /\.[a-z\d]{2,5}$/i;

const FROM_FORMAT =
  '«Dirección sin página»: escribe la parte que va después del dominio, como /promo-navidad, sin espacios, ?, # ni %.';

function findFromProblem(from: string, { pages, others }: Site): string | undefined {
  if (pages.has(from))
    return `En ${from} hay una página publicada, y los visitantes verían esa página: retírala o cámbiale la dirección, o redirige otra.`;
  if (isTooLongPath(from))
    return '«Dirección sin página»: una parte entre dos diagonales es demasiado larga: deja 200 letras como máximo.';
  if (!isRedirectablePath(from)) return FROM_FORMAT;
  if (isReservedPath(from))
    return `${from} es una dirección que usa el propio sitio y no se puede redirigir.`;
  if (others.some((each) => each.from === from))
    return `${from} ya tiene una redirección en la lista: ábrela y cámbiala.`;
  return undefined;
}

function findWebProblem(to: string): string | undefined {
  if (/^http:/i.test(to))
    return `«Lleva a»: ${to} empieza con http: y no es segura; escríbela con https:.`;
  const url = /^https:\/\//i.test(to) && URL.canParse(to) ? new URL(to) : undefined;
  if (!url || /[\s\\]/.test(to))
    return '«Lleva a»: escribe una página del sitio, como /productos, o una dirección completa que empiece con https://.';
  if (url.username || url.password)
    return '«Lleva a»: la dirección contiene un usuario o una contraseña antes de @; quítalos.';
  return undefined;
}

/** Returns true when the redirects lead from one address to another. */
function leadsBack(start: string, end: string, redirects: readonly StoredRedirect[]): boolean {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  for (let path = start; !seen.has(path);) {
    if (path === end) return true;
    seen.add(path);
    path = pathOf(targets.get(path) ?? path);
  }
  return false;
}

function findOwnProblem({ from, to }: RedirectDraft, site: Site): string | undefined {
  const path = pathOf(to);
  if (path === from) return 'Las dos direcciones son la misma: escribe otra en «Lleva a».';
  if (site.pages.has(path)) return undefined;
  if (leadsBack(path, from, site.others))
    return `«Lleva a»: ${path} lleva de regreso a ${from}, y el visitante daría vueltas sin llegar.`;
  const next = resolveRedirects(site.others, site.labels)[path];
  if (next?.status === 410)
    return `«Lleva a»: ${path} está en la lista como una dirección que ya no existe.`;
  if (next)
    return `«Lleva a»: ${path} también redirige, a ${next.to}: escribe esa dirección, para llegar en un solo paso.`;
  if (UPLOAD.test(path)) {
    return site.isUpload
      ? undefined
      : `«Lleva a»: en la biblioteca de medios no hay ningún archivo ${path}.`;
  }
  if (/^\/api(?:\/|$)/.test(path) || (!FILE.test(path) && isReservedPath(path)))
    return `«Lleva a»: ${path} no es una página para visitantes.`;
  // The site's own files, such as the feeds.
  if (FILE.test(path) && isReservedPath(path)) return undefined;
  return `«Lleva a»: en ${path} no hay ninguna página publicada.`;
}

function findToProblem(draft: RedirectDraft, site: Site): string | undefined {
  const { kind, to } = draft;
  if (kind === 'eliminada') {
    return to === ''
      ? undefined
      : 'Una dirección que ya no existe no lleva a ningún lado: vacía «Lleva a», o elige otro tipo.';
  }
  if (to === '') return '«Lleva a»: escribe a qué página llega el visitante.';
  return isOwnPath(to) ? findOwnProblem(draft, site) : findWebProblem(to);
}

/** Returns why a redirect, with normalised addresses, cannot be saved; an empty list for a valid one. */
export function findRedirectProblems(draft: RedirectDraft, site: Site): RedirectProblem[] {
  const from = findFromProblem(draft.from, site);
  const to = findToProblem(draft, site);
  return [
    ...(from === undefined ? [] : [{ path: ['from'] as ['from'], message: from }]),
    ...(to === undefined ? [] : [{ path: ['to'] as ['to'], message: to }]),
  ];
}
