export { Link } from './gatsby-link.tsx';

export const navigate = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

export function graphql(): null {
  return null;
}

export const useStaticQuery = jest.fn<unknown, []>(() => ({
  strapiSiteSettings: null,
  menu: null,
  announcements: { nodes: [] },
}));
