import { SEARCH_FILE, type SearchKind, type SearchRow } from '#src/lib/site-search.ts';
import { bestMatches, searchTexts } from '#src/lib/text-search/search-texts.ts';
import { indexTexts, NAME_WEIGHT } from '#src/lib/text-search/text-index.ts';

const WEIGHT = { text: 40, terms: 10 };
const TIMEOUT_MS = 10_000;

/** Results of one kind, best first. */
export type ResultGroup = { kind: SearchKind; rows: SearchRow[] };

export type Results = {
  /** The group of the best match first; null when the text asks for nothing, such as «precio de». */
  groups: ResultGroup[] | null;
  count: number;
};

export type Search = {
  find: (text: string) => Results;
  /** The systems, which an empty search offers. */
  systems: readonly SearchRow[];
};

// The index is built at the first search.
function createSearch(rows: readonly SearchRow[]): Search {
  let index: ReturnType<typeof indexTexts> | undefined;
  return {
    systems: rows.filter(({ kind }) => kind === 'system'),
    find(text) {
      index ??= indexTexts(
        rows.map((row) => [
          { text: row.name, weight: NAME_WEIGHT, hasPhrases: true },
          { text: row.text, weight: WEIGHT.text },
          { text: row.terms, weight: WEIGHT.terms, hasPhrases: true },
        ]),
      );
      const found = searchTexts(index, text);
      if (!found) return { groups: null, count: 0 };
      const matches = bestMatches([...found.values()]);
      const groups = new Map<SearchKind, SearchRow[]>();
      for (const { document } of matches) {
        const row = rows[document];
        if (!row) continue;
        const group = groups.get(row.kind);
        if (group) group.push(row);
        else groups.set(row.kind, [row]);
      }
      return {
        groups: [...groups].map(([kind, own]) => ({ kind, rows: own })),
        count: matches.length,
      };
    },
  };
}

/**
 * Requests what the site has.
 * @throws when it is missing or does not arrive in time
 */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(SEARCH_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`El buscador contestó ${response.status}`);
  return createSearch((await response.json()) as SearchRow[]);
}
