import { optionWords } from './option-words';
import { ownWords } from './own-words';
import { refusalWords } from './refusal-words';
import { email, usersPermissions } from './strapi/accounts';
import { contentManager } from './strapi/content-manager';
import { contentManagerMessages } from './strapi/content-manager-messages';
import { contentTypeBuilder } from './strapi/content-type-builder';
import { internationalization } from './strapi/internationalization';
import { mediaDialogs } from './strapi/media-dialogs';
import { mediaPage } from './strapi/media-page';
import { mediaPageList } from './strapi/media-page-list';
import { releases, reviewWorkflows } from './strapi/releases-and-reviews';
import { settings } from './strapi/settings';
import { shell } from './strapi/shell';
import { shellGlobal } from './strapi/shell-global';
import { signIn } from './strapi/sign-in';
import { vendor } from './strapi/vendor';

type Texts = Record<string, string>;

function ofPlugin(plugin: string, ...parts: Texts[]): Texts {
  const texts = parts.flatMap((part) => Object.entries(part));
  return Object.fromEntries(texts.map(([key, text]) => [`${plugin}.${key}`, text]));
}

/** What Strapi's Spanish lacks, or words badly, formally or as in Spain: in the keys of Strapi. */
export const strapiWords: Texts = {
  ...shell,
  ...shellGlobal,
  ...signIn,
  ...settings,
  ...vendor,
  ...ofPlugin('content-manager', contentManager, contentManagerMessages),
  ...ofPlugin('upload', mediaDialogs, mediaPage, mediaPageList),
  ...ofPlugin('content-releases', releases),
  ...ofPlugin('review-workflows', reviewWorkflows),
  ...ofPlugin('users-permissions', usersPermissions),
  ...ofPlugin('email', email),
  ...ofPlugin('i18n', internationalization),
  ...ofPlugin('content-type-builder', contentTypeBuilder),
};

/** Our Spanish texts of the panel, in the keys that Strapi looks them up by. */
export const es: Texts = { ...optionWords, ...refusalWords, ...strapiWords, ...ownWords };
