import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { completeLinkAddress, isOwnPath, withoutHost } from '../../../../contracts/link-address';
import { pathOf, REDIRECT_STATUS, type RedirectKind } from '../../../../contracts/redirects';
import { readPublishedPages } from '../../../content-model/redirects/read-published-pages';
import { readRedirects, REDIRECT_UID } from '../../../content-model/redirects/stored-redirects';
import { readSettings } from '../../../platform/env/settings';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { findRedirectProblems } from './find-redirect-problems';

const UPLOAD = /^\/uploads\/(.+)\.[a-z\d]+$/i;
/** Precedes the name of a smaller version of a picture. */
const SIZE = /^[a-z\d]+_/;

/** Returns true for the path of a file of the media library, or of a smaller version of one. */
async function hasUpload(strapi: Core.Strapi, path: string): Promise<boolean> {
  const [, name] = UPLOAD.exec(path) ?? [];
  if (name === undefined) return false;
  const hash = { $in: [name, name.replace(SIZE, '')] };
  return (await query(strapi, 'plugin::upload.file').count({ where: { hash } })) > 0;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Decodes an address as the web servers do: `/oto%C3%B1o` is `/otoño`. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Returns the path that staff typed or pasted: without domain, escapes, separate accents and last slash. */
function normaliseFrom(value: unknown, siteUrl: string): string {
  const typed = textOf(value);
  const path = decoded(withoutHost(typed, { siteUrl })).normalize('NFC');
  const isBare = path !== '' && !path.startsWith('/') && !/^[a-z][a-z\d+.-]*:/i.test(path);
  return (isBare ? `/${path}` : path).replace(/(.)\/+$/, '$1');
}

/** Returns the target as it is stored: own pages as a path, other sites as a complete address. */
function normaliseTo(value: unknown, siteUrl: string): string {
  const address = withoutHost(completeLinkAddress(textOf(value)), { siteUrl });
  if (isOwnPath(address)) return address.replace(/(.)\/+(?=$|[?#])/, '$1');
  const isWhole = /^https:\/\//i.test(address) && !/[\s\\]/.test(address) && URL.canParse(address);
  return isWhole ? new URL(address).href : address;
}

/** Part of the service of the feature `publication`. */
type Publication = { notifyChange(): Promise<void> };

const WRITES = new Set<string>(['create', 'update', 'clone']);

const isKind = (value: unknown): value is RedirectKind =>
  typeof value === 'string' && Object.hasOwn(REDIRECT_STATUS, value);

/**
 * Normalises and checks the redirects that staff add or change, and notifies the publisher of each change. A
 * changed former address of an entry no longer follows that entry.
 * @throws ValidationError with the field of each problem
 */
export function checkRedirect(strapi: Core.Strapi): DocumentMiddleware {
  async function prepare(data: Record<string, unknown>, documentId: string | undefined) {
    const { siteUrl } = readSettings();
    const all = await readRedirects(strapi);
    const before = all.find((each) => each.documentId === documentId);
    const { kind, from, to } = { ...before, ...data };
    const draft = {
      kind: isKind(kind) ? kind : 'permanente',
      from: normaliseFrom(from, siteUrl),
      to: normaliseTo(to, siteUrl),
    } as const;
    const others = all.filter((each) => each !== before);
    const isUpload = await hasUpload(strapi, pathOf(draft.to));
    const site = { ...(await readPublishedPages(strapi)), others, isUpload };
    const problems = findRedirectProblems(draft, site);
    if (problems.length > 0) {
      throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
        errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
      });
    }
    const values = { ...data, ...draft, to: draft.to || null };
    const follows = before?.entryId && draft.kind === 'permanente' && draft.to === before.to;
    return follows ? values : { ...values, entryType: null, entryId: null };
  }

  return async (ctx, next) => {
    const { uid, action, params } = ctx;
    const { data } = params;
    if (uid === REDIRECT_UID && action === 'delete') {
      const result = await next();
      await notifyPublisher(strapi);
      return result;
    }
    // The program itself stores former addresses of entries.
    if (uid !== REDIRECT_UID || !WRITES.has(action) || !data || data.entryType) return next();
    const documentId = action === 'update' ? params.documentId : undefined;
    params.data = await prepare(data, documentId);
    const result = await next();
    await notifyPublisher(strapi);
    return result;
  };
}

/** A failure does not matter: the publisher polls the CMS, too. */
async function notifyPublisher(strapi: Core.Strapi): Promise<void> {
  const publication = serviceOf<Publication>(strapi, 'api::publication.publication');
  await strapi.db.transaction(({ onCommit }: { onCommit: (work: () => void) => void }) => {
    onCommit(() => void publication.notifyChange().catch(() => undefined));
  });
}
