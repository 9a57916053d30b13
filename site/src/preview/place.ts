import { withDraft, type Draft } from './draft.ts';
import { loadLivePage, type LivePage } from './live-page.ts';

/**
 * Position of an entry on the site: a page of the live release, and where the draft goes in its
 * query result.
 */
export type Place = {
  findPage: (draft: Draft) => Promise<LivePage | null>;
  /** Returns the query result of the page with the draft inserted. */
  show: (data: object, draft: Draft) => object;
  /** The entry is one of several on its page and must be scrolled into view. */
  isListed: boolean;
};

/** A place on the page with this path. */
export type PlaceOn = (path: string) => Place;

type Show<Data> = (data: Data, draft: Draft) => Data;

/** Casts unchecked: each page is loaded by its path, so the data is the result of its own query. */
function ofData<Data extends object>(show: Show<Data>): Place['show'] {
  return (data, draft) => show(data as Data, draft);
}

/** Returns the place of an entry that is one of several on the page. */
export function listed<Data extends object>(show: Show<Data>): PlaceOn {
  return (path) => ({ findPage: () => loadLivePage(path), show: ofData(show), isListed: true });
}

/** Returns the place of a single type with the texts of the page. */
export function textsOf(change: (draft: Draft) => Draft = (draft) => draft): PlaceOn {
  const showTexts = listed<{ page: object | null }>((data, draft) => ({
    ...data,
    page: withDraft(data.page, change(draft)),
  }));
  return (path) => ({ ...showTexts(path), isListed: false });
}

/** Returns the place of an entry with its own page; an unpublished entry uses that of another one. */
export function ownPage<List extends object, Data extends object>(
  entriesOf: (data: List) => readonly { slug: string }[],
  show: Show<Data>,
): PlaceOn {
  return (list) => {
    const pageOf = async (slug?: string | null) => (slug ? loadLivePage(`${list}/${slug}`) : null);
    return {
      findPage: async ({ publishedAs }) => {
        const own = await pageOf(publishedAs?.slug);
        if (own) return own;
        const listPage = await loadLivePage(list);
        return listPage && pageOf(entriesOf(listPage.data as List)[0]?.slug);
      },
      show: ofData(show),
      isListed: false,
    };
  };
}
