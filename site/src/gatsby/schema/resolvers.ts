import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Node } from 'gatsby';
import { type Closure, listClosedDays } from '../../../../cms/contracts/closed-days';
import { readingMinutes } from '../../../../cms/contracts/text-parts';
import { componentNodeType } from '../../lib/component-node-type';
import { addLinkedEntries } from '../articles/linked-entries';
import { addShareCards } from '../share-card/add-share-cards';
import { addShareImages } from '../share-card/add-share-images';
import { adaptImageData } from './adapt-image-data';
import { addSectionEntries } from './add-section-entries';
import type { ResolverArgs, ResolverContext } from './resolver-args';

/** Adds the texts of the contact form, and the version of the privacy notice, to the forms of sections. */
function addFormTexts({ createResolvers }: ResolverArgs): void {
  createResolvers({
    [componentNodeType('page.form')]: {
      formTexts: {
        type: componentNodeType('sections.form-texts'),
        resolve: async (_section: unknown, _args: unknown, context: ResolverContext) => {
          const page = await readSingle('STRAPI_CONTACT_PAGE', context);
          const id = page?.formTexts___NODE;
          return typeof id === 'string' ? context.nodeModel.getNodeById({ id }) : null;
        },
      },
      privacyVersion: {
        type: 'String',
        resolve: async (_section: unknown, _args: unknown, context: ResolverContext) =>
          (await readSingle('STRAPI_PRIVACY_PAGE', context))?.version ?? null,
      },
    },
  });
}

async function readSingle(
  type: string,
  { nodeModel }: ResolverContext,
): Promise<Record<string, unknown> | undefined> {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  const [node] = entries;
  return node;
}

const FOLDER = 'static/archivos';

/**
 * Adds `fileUrl` to files of the media library that are no pictures, such as videos: their address in the
 * release, named by their content. Asking for it copies the file to the release.
 */
function addFileAddresses({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI__MEDIA: {
      fileUrl: {
        type: 'String',
        resolve: async (
          { localFile___NODE: id }: { localFile___NODE?: string },
          _args: unknown,
          context: ResolverContext,
        ): Promise<string | null> => {
          const file = id === undefined ? null : context.nodeModel.getNodeById({ id });
          return file && storeFile(file);
        },
      },
    },
  });
}

async function storeFile({ absolutePath, ext, internal }: Node): Promise<string> {
  const name = `${FOLDER}/${internal.contentDigest}${String(ext)}`;
  const target = path.resolve('public', name);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(String(absolutePath), target, constants.COPYFILE_FICLONE);
  return `/${name}`;
}

const TYPES_BY_IDS = {
  productsByIds: 'STRAPI_PRODUCT',
  articlesByIds: 'STRAPI_ARTICLE',
  articleCategoriesByIds: 'STRAPI_ARTICLE_CATEGORY',
};

/**
 * Adds `productsByIds` and others, which return entries in the order of the ids. A filtered list would
 * make every page depend on all entries, so that one edit would rerun the queries of the whole
 * catalogue.
 */
export function createResolvers(api: ResolverArgs): void {
  addClosedDays(api);
  addSectionEntries(api);
  addFileAddresses(api);
  addFormTexts(api);
  addShareCards(api);
  addShareImages(api);
  adaptImageData(api);
  addLinkedEntries(api);
  addReadingMinutes(api);
  api.createResolvers({
    Query: Object.fromEntries(
      Object.entries(TYPES_BY_IDS).map(([field, type]) => [
        field,
        {
          type: `[${type}!]!`,
          args: { ids: '[String!]!' },
          resolve: (_root: unknown, { ids }: { ids: string[] }, context: ResolverContext) =>
            context.nodeModel.getNodesByIds({ ids, type }),
        },
      ]),
    ),
  });
}

/** Adds `readingMinutes` to articles, so that lists need not query whole texts. */
function addReadingMinutes({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI_ARTICLE: {
      readingMinutes: {
        type: 'Int!',
        resolve: ({ body }: { body?: unknown }) => readingMinutes(body),
      },
    },
  });
}

type Settings = { closures___NODE?: readonly string[] | null };

/** Adds `closedDays` to the site settings, because the list of holidays is too large for a page. */
function addClosedDays({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI_SITE_SETTINGS: {
      closedDays: {
        type: '[String!]!',
        resolve: ({ closures___NODE: ids }: Settings, _args: unknown, context: ResolverContext) => {
          const nodes = context.nodeModel.getNodesByIds({ ids: ids ?? [] });
          const closures = nodes as unknown as Closure[];
          return listClosedDays(closures, new Date());
        },
      },
    },
  });
}
