import {
  choiceParam,
  flagParam,
  pageParam,
  textParam,
} from '@tequiora/cms/contracts/url-params.ts';

const SORTS = [
  '-actualizado',
  'actualizado',
  '-creado',
  'nombre',
  '-nombre',
  'precio',
  '-precio',
] as const;
export type ListSort = (typeof SORTS)[number];

/** URL parameters of the list. */
export const listParams = {
  search: textParam('buscar'),
  category: textParam('categoria'),
  isFeatured: flagParam('destacados'),
  sort: choiceParam('orden', SORTS, '-actualizado'),
  page: pageParam(),
};

export type ListState = {
  [Name in keyof typeof listParams]: ReturnType<(typeof listParams)[Name]['read']>;
};

export type ListChange = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

export const NO_FILTERS = {
  search: '',
  category: '',
  isFeatured: false,
} satisfies Partial<ListState>;

export function hasFilters({ search, category, isFeatured }: ListState): boolean {
  return search !== '' || category !== '' || isFeatured;
}
