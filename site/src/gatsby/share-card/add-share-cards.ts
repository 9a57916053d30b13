import { listPages, PAGES } from '../../../../cms/contracts/pages';
import { SITE_NAME } from '../../../../cms/contracts/search-result';
import { highlightParts } from '../../lib/text';
import { nodeTypeOf } from '../node-type';
import type { ResolverArgs, ResolverContext } from '../schema/resolver-args';
import { cardPictureOf, linkedNode, type Entry } from './card-picture-of';
import type { CardText } from './drawing';
import { shareCard } from './share-card';
import { STAND_INS } from './stand-in-pictures';

type Recipe = (
  entry: Entry,
  /** Returns the node that a field of the entry, or of another node, links to. */
  linked: (field: string, from?: Entry | null) => Entry | null,
) => { kicker: unknown; title: CardText['title']; picture?: Entry | null };

/** Parses a title in which asterisks mark highlighted words. */
const markedTitle = (title: unknown) => highlightParts(String(title));

/** Returns a title or name whose asterisks are part of the text. */
const plainTitle = (title: unknown) => [{ text: String(title), isHighlighted: false }];

/** The home page has the card of the settings. */
const PAGE_RECIPES = Object.fromEntries(
  listPages()
    .filter(([path]) => path !== '/')
    .map(([, { type, title, kicker = title }]): [string, Recipe] => [
      nodeTypeOf({ singularName: type }),
      (entry, linked) => ({
        kicker,
        title: markedTitle(linked('hero')?.title ?? linked('head')?.title ?? entry.title),
        picture: linked('image', linked('hero')),
      }),
    ]),
);

/** Card texts per entry type. */
export const RECIPES: Record<string, Recipe> = {
  STRAPI_SITE_SETTINGS: ({ companyName, tagline }) => ({
    kicker: companyName,
    title: plainTitle(tagline),
  }),
  ...PAGE_RECIPES,
  STRAPI_PRODUCT: ({ name }, linked) => ({
    kicker: linked('category')?.name ?? PAGES['/productos'].title,
    title: plainTitle(name),
    picture: linked('image'),
  }),
  STRAPI_FLAGSHIP_PRODUCT: ({ name, subtitle }, linked) => ({
    kicker: name,
    title: plainTitle(subtitle || name),
    picture: linked('image'),
  }),
  STRAPI_CASE: ({ client, title }, linked) => ({
    kicker: `Caso de éxito · ${String(client)}`,
    title: plainTitle(title),
    picture: linked('image'),
  }),
  STRAPI_PAGE: composedPageRecipe,
  STRAPI_ARTICLE: ({ title }, linked) => ({
    kicker: linked('category')?.name ?? PAGES['/blog'].title,
    title: plainTitle(title),
    picture: linked('image'),
  }),
};

function composedPageRecipe(...[{ title }, linked]: Parameters<Recipe>): ReturnType<Recipe> {
  return { kicker: linked('sections')?.kicker || SITE_NAME, title: plainTitle(title) };
}

/**
 * Adds the field `shareCard`, the URL of the share picture, to every type with a page. Cards are
 * drawn on query, so a build draws only those of changed entries.
 */
export function addShareCards({ createResolvers }: ResolverArgs): void {
  const fields = Object.keys(RECIPES).map((type): [string, Record<string, object>] => [
    type,
    {
      shareCard: {
        type: 'String!',
        resolve: (entry: Entry, _args: unknown, context: ResolverContext) =>
          cardOf(type, entry, context),
      },
    },
  ]);
  createResolvers(Object.fromEntries(fields));
}

async function cardOf(type: string, entry: Entry, context: ResolverContext): Promise<string> {
  const recipe = RECIPES[type];
  if (!recipe) throw new Error(`No share card for ${type}`);
  const { kicker, title, picture } = recipe(entry, (field, from = entry) =>
    from ? linkedNode(from, field, context) : null,
  );
  const shown = picture ?? (await STAND_INS[type]?.(entry, context));
  return shareCard({ kicker: String(kicker), title }, shown ? cardPictureOf(shown, context) : null);
}
