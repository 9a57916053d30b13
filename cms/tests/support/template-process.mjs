import { loadCms } from './load-cms.mjs';

const strapi = await loadCms();
strapi.cron.stop();
await strapi.destroy();
process.exit();
