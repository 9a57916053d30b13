export { createSchemaCustomization } from './src/gatsby/schema/create-schema';
export { sourceNodes } from './src/gatsby/source-nodes';
