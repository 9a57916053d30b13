import { isLinkField } from '../publish-rules/links';

/** Texts that programs read as they are, or that placeholders are made of, by owner. */
const AS_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'content-types.api::case.case': ['title'],
  'content-types.api::service.service': ['price'],
  'content-types.api::privacy-page.privacy-page': ['version'],
  'content-types.api::site-settings.site-settings': ['companyName', 'responseText'],
  'components.shared.business-hours': ['label'],
};
/** Placeholders that the site fills in by itself where such a text is used, by owner. */
const OF_THE_SITE: Readonly<Record<string, readonly string[]>> = {
  'components.shared.greetings': ['nombre'],
};

/** Whether a field holds text that visitors read. */
export function isText({ type }: { type: string }, name: string): boolean {
  return (
    type === 'blocks' || type === 'text' || (type === 'string' && !isLinkField({ type }, name))
  );
}

/** Whether placeholders are filled in a text; by its name an entry is found in programs. */
export function isFilled(owner: string, name: string): boolean {
  const isEntryName = name === 'name' && owner.startsWith('content-types.');
  return !isEntryName && !AS_WRITTEN[owner]?.includes(name);
}

/** The placeholders that only texts of this owner have. */
export function extraPlaceholders(owner: string): readonly string[] {
  return OF_THE_SITE[owner] ?? [];
}
