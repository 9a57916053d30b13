export { createPages } from './src/gatsby/create-pages';
export { onCreatePage } from './src/gatsby/on-create-page';
export { createSchemaCustomization } from './src/gatsby/schema/create-schema';
export { createResolvers } from './src/gatsby/schema/resolvers';
export { sourceNodes } from './src/gatsby/source-nodes';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
export { writeTextFiles as onPostBuild } from './src/gatsby/sitemap/write-text-files';
