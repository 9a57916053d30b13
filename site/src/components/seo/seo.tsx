import { Helmet } from 'react-helmet';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { ATOM_PATH, JSON_FEED_PATH } from '#src/lib/article-paths.ts';
import { formatPageTitle, SITE_NAME } from '@tequiora/cms/contracts/search-result.ts';

export type SeoProps = {
  /** Without the site name and highlight marks. */
  title: string;
  description?: string | null | undefined;
  /** Path of the page, e.g. '/productos'. */
  path: string;
  /** URL of the share picture, 1200 × 630; absolute, or a path of this site. */
  image?: string | null | undefined;
  noindex?: boolean | null | undefined;
  type?: 'website' | 'article';
  /** Links to the feeds of the blog. */
  hasFeeds?: boolean;
  /** Schema.org objects. */
  jsonLd?: object | readonly object[];
};

/**
 * The complete document head of a page; no other component changes it. Pages export no Gatsby `Head`:
 * it and react-helmet overwrite each other's tags.
 */
export function Seo({
  title,
  description,
  path,
  image,
  noindex = false,
  type = 'website',
  hasFeeds = false,
  jsonLd,
}: SeoProps) {
  const shownTitle = formatPageTitle(title);
  const address = toUrl(path);
  const graph = jsonLd === undefined ? [] : [jsonLd].flat();
  return (
    // A deferred update would overwrite the title that a dashboard screen sets.
    <Helmet defer={false}>
      <html lang="es-MX" />
      <title>{shownTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      <link rel="canonical" href={address} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={SITE_NAME} />
      {hasFeeds ? (
        <link rel="alternate" type="application/atom+xml" title={FEED_TITLE} href={ATOM_PATH} />
      ) : null}
      {hasFeeds ? (
        <link
          rel="alternate"
          type="application/feed+json"
          title={FEED_TITLE}
          href={JSON_FEED_PATH}
        />
      ) : null}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="es_MX" />
      <meta property="og:title" content={shownTitle} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={address} />
      {image ? <meta property="og:image" content={toUrl(image)} /> : null}
      {image ? <meta property="og:image:width" content="1200" /> : null}
      {image ? <meta property="og:image:height" content="630" /> : null}
      {image ? <meta property="og:image:alt" content={title} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {graph.map((item, index) => (
        <script key={index} type="application/ld+json">
          {serialise(item)}
        </script>
      ))}
    </Helmet>
  );
}

const FEED_TITLE = `Blog de ${SITE_NAME}`;

/** Accepts a path of the site or an absolute URL. */
function toUrl(path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  return absoluteUrl(path === '/' ? path : path.replace(/\/+$/, ''));
}

/** Escapes `<`, so that CMS text cannot close the script element. */
function serialise(item: object): string {
  return JSON.stringify(item).replaceAll('<', '\\u003c');
}
