/**
 * Addresses that visitors requested and that do not exist, as the 404 page reports them. They hold no
 * data of visitors: no query, no address with an @, and of the referring page only one of this site.
 */
import { isRedirectablePath, isReservedPath } from './redirects';

/** `POST /api/missing-addresses`; responds with 204. */
export const MISSING_ADDRESSES_PATH = '/api/missing-addresses';

export type MissingAddressRequest = { data: { path: string; referrer?: string } };

/** Stored addresses; the least requested one makes room for a new one. */
export const MAX_MISSING_ADDRESSES = 500;

/** Days after the last request for which an address is kept. */
export const MISSING_ADDRESS_DAYS = 180;

const MAX_LENGTH = 200;

/** What scanners look for: programs, secrets, backups, and the panels of other systems. */
const NOISE_FILES =
  /\/\.|\.(?:php\d?|aspx?|ashx|jsp|do|cgi|env|git|sql|bak|old|ini|log|ya?ml|conf|sh|exe|dll|zip|tar|t?gz|rar|7z|json|xml|map|js|css)(?:$|\/)/i;
const NOISE_FOLDERS =
  /\/(?:wp-|wp\/|wordpress|xmlrpc|phpmyadmin|pma\b|cgi-bin|vendor\/|node_modules|actuator|boaform|autodiscover|(?:owa|ecp|solr|jenkins|hudson|telescope|graphql|console|cpanel|magento|drupal|joomla|administrator|backup|etc|proc)(?:\/|$))/i;

/** Returns true for a decoded path that a person may have typed or followed, and that can be redirected. */
export function isMissedByVisitors(path: string): boolean {
  const isUsable = path.length <= MAX_LENGTH && isRedirectablePath(path) && !isReservedPath(path);
  return (
    isUsable &&
    !path.includes('@') &&
    ![NOISE_FILES, NOISE_FOLDERS].some((noise) => noise.test(path))
  );
}

export type MissingAddress = {
  path: string;
  hits: number;
  /** ISO 8601, UTC. */
  firstAt: string;
  lastAt: string;
  /** Page of this site with a link to it; null when unknown. */
  referrer: string | null;
};

/** `GET /redirects-panel/missing`: the most requested ones that still do not exist. */
export type MissingAddresses = { total: number; entries: MissingAddress[] };
export type MissingAddressesResponse = { data: MissingAddresses };

export const MISSING_ADDRESS_MESSAGES = {
  path: 'No es una dirección de este sitio',
  limited: 'Se pidieron muchas direcciones seguidas. Espera un momento.',
  unavailable: 'No pudimos anotar la dirección en este momento.',
  mayNotRead: 'Tu rol no permite ver ni agregar redirecciones.',
} as const;
