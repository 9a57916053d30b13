export { Link } from '../../test/gatsby-link.tsx';

/** Result of the static queries; the renderer sets it before each page. */
export const staticQuery: { data: object } = { data: {} };

export const useStaticQuery = () => staticQuery.data;

/** Gatsby compiles queries out of the code; only their results are needed. */
export const graphql = () => null;

/** Called after hydration only. */
export const navigate = () => Promise.resolve();
