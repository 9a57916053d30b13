import { listPages, PAGES } from '../../../../cms/contracts/pages';
import { highlightParts } from '../../lib/text';
import { nodeTypeOf } from '../node-type';
import type { ResolverArgs, ResolverContext } from '../schema/resolver-args';
import { cardPictureOf, linkedNode, type Entry } from './card-picture-of';
import type { CardText } from './drawing';
import { shareCard } from './share-card';

type Recipe = (
  entry: Entry,
  /** Returns the node that a field of the entry links to. */
  linked: (field: string) => Entry | null,
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
        title: markedTitle(linked('hero')?.title ?? entry.title),
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
  STRAPI_CASE: ({ client, title }, linked) => ({
    kicker: `Caso de éxito · ${String(client)}`,
    title: plainTitle(title),
    picture: linked('image'),
  }),
};

/**
 * Adds the field `shareCard`, the URL of the share picture, to every type with a page. Cards are
 * drawn on query, so a build draws only those of changed entries.
 */
export function addShareCards({ createResolvers }: ResolverArgs): void {
  const fields = Object.entries(RECIPES).map(([type, recipe]): [string, Record<string, object>] => [
    type,
    {
      shareCard: {
        type: 'String!',
        resolve: (entry: Entry, _args: unknown, context: ResolverContext) =>
          cardOf(entry, recipe, context),
      },
    },
  ]);
  createResolvers(Object.fromEntries(fields));
}

function cardOf(entry: Entry, recipe: Recipe, context: ResolverContext): Promise<string> {
  const { kicker, title, picture } = recipe(entry, (field) => linkedNode(entry, field, context));
  return shareCard(
    { kicker: String(kicker), title },
    picture ? cardPictureOf(picture, context) : null,
  );
}
