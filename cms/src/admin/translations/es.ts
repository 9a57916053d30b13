import { optionLabels } from '../../content-model/panel/option-labels';
import { errorMessages } from './error-messages';
import { ownLabels } from './own-labels';
import { contentManager } from './strapi/content-manager';
import { contentManagerMessages } from './strapi/content-manager-messages';
import { contentTypeBuilder } from './strapi/content-type-builder';
import { internationalization } from './strapi/internationalization';
import { mediaDialogs } from './strapi/media-dialogs';
import { mediaPage } from './strapi/media-page';
import { mediaPageList } from './strapi/media-page-list';
import { releases, reviewWorkflows } from './strapi/releases';
import { settings } from './strapi/settings';
import { shell } from './strapi/shell';
import { shellGlobal } from './strapi/shell-global';
import { signIn } from './strapi/sign-in';
import { email, usersPermissions } from './strapi/users-permissions';
import { vendor } from './strapi/vendor';

type Texts = Record<string, string>;

function ofPlugin(plugin: string, ...parts: Texts[]): Texts {
  const texts = parts.flatMap((part) => Object.entries(part));
  return Object.fromEntries(texts.map(([key, text]) => [`${plugin}.${key}`, text]));
}

/** Texts by Strapi's keys that its Spanish lacks, or translates badly, formally or for Spain. */
export const strapiTexts: Texts = {
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

/** Our Spanish texts of the CMS panel by the keys that Strapi looks up. */
export const es: Texts = { ...optionLabels, ...errorMessages, ...strapiTexts, ...ownLabels };
