import type { Node } from 'gatsby';
import { ENTRY_LINKS, ENTRY_PAGES } from '../../../../cms/contracts/addresses';
import { currentPrice } from '../../../../cms/contracts/offers';
import { cardText } from '../../../../cms/contracts/product-summary';
import {
  formatPriceWithTerms,
  formatRangeWithTerms,
  formatStartingPrice,
} from '../../../../cms/contracts/tax';
import type { ResolverArgs, ResolverContext } from '../schema/resolver-args';
import { linkedNode, type Entry } from '../share-card/card-picture-of';

type Linked = {
  uid: string;
  kind: string;
  /** Returns what a visitor pays, formatted; undefined without a price. */
  price?: (entry: Entry, context: ResolverContext) => string | undefined;
  /** Returns the text of the card; without it, the description. */
  text?: (entry: Entry) => string;
};

const uidOf = (name: string) => `api::${name}.${name}`;

/** Types that a link alone in a text shows as a card, by node type. */
const LINKED: Readonly<Record<string, Linked>> = {
  STRAPI_PRODUCT: {
    uid: uidOf('product'),
    kind: 'Producto',
    text: ({ summary, description }) =>
      cardText({ summary: textOrNull(summary), description: textOrNull(description) ?? '' }),
    price: ({ price, offerPrice, unit, tax }) =>
      formatPriceWithTerms(
        currentPrice({ price: numberOrNull(price), offerPrice: numberOrNull(offerPrice) }),
        { unit: textOrNull(unit), tax: textOrNull(tax) },
      ),
  },
  STRAPI_FLAGSHIP_PRODUCT: {
    uid: uidOf('flagship-product'),
    kind: 'Sistema',
    price: (entry, context) => {
      const pricing = linkedNode(entry, 'pricing', context);
      if (!pricing) return undefined;
      const { amount, period, tax } = pricing;
      return formatStartingPrice({
        amount: Number(amount),
        period: String(period),
        tax: textOrNull(tax),
      });
    },
  },
  STRAPI_SERVICE: {
    uid: uidOf('service'),
    kind: 'Servicio',
    price: ({ price }) => textOrNull(price) ?? undefined,
  },
  STRAPI_COMPLEMENTARY_SERVICE: {
    uid: uidOf('complementary-service'),
    kind: 'Servicio',
    price: ({ priceMin, priceMax, tax }) =>
      formatRangeWithTerms({
        priceMin: Number(priceMin),
        priceMax: numberOrNull(priceMax),
        tax: textOrNull(tax),
      }),
  },
  STRAPI_CASE: { uid: uidOf('case'), kind: 'Caso de éxito' },
};

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function addressOf({ uid }: Linked, { slug }: Entry): string {
  return (ENTRY_PAGES[uid] ?? ENTRY_LINKS[uid] ?? '') + String(slug);
}

/** Returns the ids of the entries that a link can show as a card, by their address. */
export function linkTargets(getNodesByType: (type: string) => Node[]): Map<string, string> {
  return new Map(
    Object.entries(LINKED).flatMap(([type, linked]) =>
      getNodesByType(type).map((node): [string, string] => [addressOf(linked, node), node.id]),
    ),
  );
}

export const linkedEntryType = /* GraphQL */ `
  type LINKED_ENTRY {
    href: String!
    kind: String!
    name: String!
    description: String
    price: String
    image: STRAPI__MEDIA
  }
`;

/** Adds `linkedEntries`, the facts of the cards in a text, in the order of the ids. */
export function addLinkedEntries({ createResolvers }: ResolverArgs): void {
  createResolvers({
    Query: {
      linkedEntries: {
        type: '[LINKED_ENTRY!]!',
        args: { ids: '[String!]!' },
        resolve: (_root: unknown, { ids }: { ids: string[] }, context: ResolverContext) =>
          context.nodeModel.getNodesByIds({ ids }).flatMap((node) => {
            const linked = LINKED[node.internal.type];
            return linked ? factsOf(linked, node, context) : [];
          }),
      },
    },
  });
}

function factsOf(linked: Linked, entry: Entry, context: ResolverContext) {
  return {
    href: addressOf(linked, entry),
    kind: linked.kind,
    name: String(entry.name ?? entry.title),
    description: linked.text?.(entry) ?? textOrNull(entry.description),
    price: linked.price?.(entry, context) ?? null,
    image: linkedNode(entry, 'image', context),
  };
}
