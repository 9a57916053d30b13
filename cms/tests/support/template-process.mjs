import { loadCms } from './load-cms.mjs';

const strapi = await loadCms();
await strapi.destroy();
process.exit();
