// A taken slug gets a number: «lector-2».
const withoutNumber = (slug: string) => slug.replace(/-\d{1,2}$/, '');

/** Returns true if a slug is empty or was generated from the name. */
export function isGeneratedSlug(slug: unknown, suggested: string): boolean {
  if (slug === undefined || slug === null || slug === '') return true;
  return typeof slug === 'string' && withoutNumber(slug) === withoutNumber(suggested);
}
