/** Addresses of the blog; imported by the build and the pages. */

export const BLOG_PATH = '/blog';
export const ATOM_PATH = `${BLOG_PATH}/atom.xml`;
export const JSON_FEED_PATH = `${BLOG_PATH}/feed.json`;

export function articlePath(slug: string): string {
  return `${BLOG_PATH}/${slug}`;
}

export function articleCategoryPath(slug: string): string {
  return `${BLOG_PATH}/categoria/${slug}`;
}

/** Returns the path of a page of a list: `/blog`, `/blog/pagina/2`. */
export function articleListPath(list: string, number: number): string {
  return number === 1 ? list : `${list}/pagina/${number}`;
}
