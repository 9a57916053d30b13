import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { SEARCH_FILE } from '../../lib/site-search';
import { CARDS_QUERY, type SearchCard, type SearchData, SEARCH_QUERY } from './search-query';
import { cardedEntries, searchRows } from './search-rows';

/** Writes the file that the search of the site requests. */
export async function writeSearchFile(api: BuildArgs): Promise<void> {
  const data = await read<SearchData>(api, SEARCH_QUERY);
  const ids = cardedEntries(data).map(({ id }) => id);
  const { cards } = await read<{ cards: SearchCard[] }>(api, CARDS_QUERY, { ids });
  const file = path.join(path.resolve('public'), SEARCH_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(searchRows(data, cards)));
}

async function read<Data>(api: BuildArgs, query: string, variables?: object): Promise<Data> {
  const result = await api.graphql<Data>(query, variables);
  if (!result.data || result.errors) {
    throw new Error(`No se pudo leer lo que se busca: ${String(result.errors)}`);
  }
  return result.data;
}
