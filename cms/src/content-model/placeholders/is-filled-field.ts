import { CONFIRMATION_PLACEHOLDERS } from '../../../contracts/confirmation-texts';
import { isLinkField } from '../is-link-field';

/** Texts without placeholders, by owner: identifiers and the sources of placeholder values. */
const UNFILLED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'content-types.api::article.article': ['title'],
  'content-types.api::case.case': ['title'],
  'content-types.api::service.service': ['price'],
  'content-types.api::privacy-page.privacy-page': ['version'],
  'content-types.api::site-settings.site-settings': ['companyName', 'responseText'],
  'components.shared.business-hours': ['label'],
};
/** Placeholders that are filled in for each visitor, by owner. */
const VISITOR_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'components.sections.confirmation-mail': Object.keys(CONFIRMATION_PLACEHOLDERS),
  'components.shared.greetings': ['nombre'],
};

/** Returns true for fields with text for visitors. */
export function isTextField({ type }: { type: string }, name: string): boolean {
  return (
    type === 'blocks' || type === 'text' || (type === 'string' && !isLinkField({ type }, name))
  );
}

/** Returns true for fields with placeholders; the name of an entry is an identifier. */
export function isFilledField(owner: string, name: string): boolean {
  const isEntryName = name === 'name' && owner.startsWith('content-types.');
  return !isEntryName && !UNFILLED_FIELDS[owner]?.includes(name);
}

/** Returns the placeholders that are available only in texts of the owner. */
export function extraPlaceholders(owner: string): readonly string[] {
  return VISITOR_PLACEHOLDERS[owner] ?? [];
}
