/** Context of a page that lists articles. */
export type ArticleListContext = {
  /** Ids of the articles on the page. */
  articles: string[];
  /** Ids of the categories with articles, in their order. */
  categories: string[];
  /** Id of the category of the list, alone; empty for the list of all articles. */
  category: string[];
  /** Number of the page, from 1, and how many pages the list has. */
  number: number;
  count: number;
  /** Search engines would list a page that has nothing to read yet. */
  noindex: boolean;
};
