import { withDraft, type Draft } from './draft.ts';
import { loadLivePage, type LivePage } from './live-page.ts';

/** Where visitors would see an entry: a page of the live release, and the draft's place in it. */
export type Place = {
  findPage: (draft: Draft) => Promise<LivePage | null>;
  /** The result of the page's query with the draft in it. */
  show: (data: object, draft: Draft) => object;
  /** Whether it stands among others of its kind, where it has to be looked for. */
  isListed: boolean;
};

type Show<Data> = (data: Data, draft: Draft) => Data;

/** Each page is loaded by its path, so what comes is the result of its own query. */
function ofData<Data extends object>(show: Show<Data>): Place['show'] {
  return (data, draft) => show(data as Data, draft);
}

/** An entry that is one of several on a page. */
export function listedOn<Data extends object>(path: string, show: Show<Data>): Place {
  return { findPage: () => loadLivePage(path), show: ofData(show), isListed: true };
}

/** The single type whose texts a page shows. */
export function textsOf<Data extends { page: object | null }>(
  path: string,
  change: (draft: Draft) => Draft = (draft) => draft,
): Place {
  const show: Show<Data> = (data, draft) => ({
    ...data,
    page: withDraft(data.page, change(draft)),
  });
  return { ...listedOn(path, show), isListed: false };
}

/** An entry with a page of its own. One that is not published yet borrows another entry's page. */
export function ownPage<List extends object, Data extends object>(
  list: string,
  entriesOf: (data: List) => readonly { slug: string }[],
  show: Show<Data>,
): Place {
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
}
