import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { ATOM_PATH, BLOG_PATH, JSON_FEED_PATH } from '../../lib/article-paths';
import { atomFeed, FEED_LENGTH, type FeedArticle, jsonFeed } from './feeds';
import { newestFirst } from './listed-articles';

const fileOf = (address: string) => path.join(path.resolve('public'), address);

/** Writes the feeds of the blog; removes those of an earlier build when there are no articles. */
export async function writeFeeds(api: BuildArgs): Promise<void> {
  const result = await api.graphql<{ articles: { nodes: FeedArticle[] } }>(QUERY);
  if (!result.data) throw new Error(`No se pudieron leer los artículos: ${String(result.errors)}`);
  const articles = newestFirst(result.data.articles.nodes).slice(0, FEED_LENGTH);
  if (articles.length === 0) {
    await Promise.all([ATOM_PATH, JSON_FEED_PATH].map((each) => rm(fileOf(each), { force: true })));
    return;
  }
  const siteUrl = process.env.GATSBY_SITE_URL ?? '';
  await mkdir(fileOf(BLOG_PATH), { recursive: true });
  await writeFile(fileOf(ATOM_PATH), atomFeed(siteUrl, articles));
  await writeFile(fileOf(JSON_FEED_PATH), jsonFeed(siteUrl, articles));
}

const QUERY = /* GraphQL */ `
  {
    articles: allStrapiArticle {
      nodes {
        documentId
        title
        slug
        summary
        date
        updatedAt
        body
        author {
          name
        }
        category {
          name
        }
      }
    }
  }
`;
