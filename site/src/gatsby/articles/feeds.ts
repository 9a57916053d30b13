import { SITE_NAME } from '../../../../cms/contracts/search-result';
import { plainParagraphs } from '../../../../cms/contracts/text-parts';
import { articlePath, ATOM_PATH, BLOG_PATH, JSON_FEED_PATH } from '../../lib/article-paths';

export type FeedArticle = {
  documentId: string;
  title: string;
  slug: string;
  summary: string;
  date: string;
  updatedAt: string;
  body: unknown;
  author: { name: string } | null;
  category: { name: string } | null;
};

/** Number of articles in a feed. */
export const FEED_LENGTH = 20;

const TITLE = `Blog de ${SITE_NAME}`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns the date of an article as a timestamp: noon UTC is the same day in Mexico. */
const publishedAt = ({ date }: FeedArticle) => `${date}T12:00:00.000Z`;

/** Returns the date of the last change; an article can have a later date. */
const updatedAt = (article: FeedArticle) =>
  article.updatedAt > publishedAt(article) ? article.updatedAt : publishedAt(article);

const urlOf = (siteUrl: string, { slug }: FeedArticle) => siteUrl + articlePath(slug);

/** Identifies an article also after its address has changed. */
const idOf = (siteUrl: string, { documentId }: FeedArticle) =>
  `tag:${new URL(siteUrl).hostname},2024:${documentId}`;

const textOf = ({ body }: FeedArticle) => plainParagraphs(body).join('\n\n');

/** Returns the Atom feed (RFC 4287) of the newest articles. */
export function atomFeed(siteUrl: string, articles: readonly FeedArticle[]): string {
  const updated = articles.map(updatedAt).toSorted().at(-1) ?? '';
  const entries = articles.map(
    (article) => `  <entry>
    <title>${escaped(article.title)}</title>
    <id>${idOf(siteUrl, article)}</id>
    <link href="${escaped(urlOf(siteUrl, article))}"/>
    <published>${publishedAt(article)}</published>
    <updated>${updatedAt(article)}</updated>
    <author><name>${escaped(article.author?.name ?? SITE_NAME)}</name></author>${
      article.category ? `\n    <category term="${escaped(article.category.name)}"/>` : ''
    }
    <summary>${escaped(article.summary)}</summary>
    <content type="text">${escaped(textOf(article))}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-MX">
  <title>${TITLE}</title>
  <id>${siteUrl}${BLOG_PATH}</id>
  <link href="${siteUrl}${BLOG_PATH}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}${ATOM_PATH}"/>
  <updated>${updated}</updated>
${entries.join('')}</feed>
`;
}

/** Returns the feed of the newest articles in the format JSON Feed 1.1. */
export function jsonFeed(siteUrl: string, articles: readonly FeedArticle[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    home_page_url: siteUrl + BLOG_PATH,
    feed_url: siteUrl + JSON_FEED_PATH,
    language: 'es-MX',
    items: articles.map((article) => ({
      id: idOf(siteUrl, article),
      url: urlOf(siteUrl, article),
      title: article.title,
      summary: article.summary,
      content_text: textOf(article),
      date_published: publishedAt(article),
      date_modified: updatedAt(article),
      authors: [{ name: article.author?.name ?? SITE_NAME }],
      ...(article.category && { tags: [article.category.name] }),
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
