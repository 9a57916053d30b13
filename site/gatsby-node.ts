export { createPages } from './src/gatsby/create-pages';
export { addFirstProducts as onCreatePage } from './src/gatsby/products/first-products';
export { createSchemaCustomization } from './src/gatsby/schema/create-schema';
export { createResolvers } from './src/gatsby/schema/resolvers';
export { sourceNodes } from './src/gatsby/source-nodes';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
export { writeRobots as onPostBuild } from './src/gatsby/sitemap/robots';
