import type { Core } from '@strapi/strapi';

import { listPublicTypes } from '../content-model/public-types';
import { query } from '../platform/strapi/query';
import { addDemoEnquiries } from './demo/demo-enquiries';
import { seed } from './seed';
import { loadSeedMemory } from './seed-memory';

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  for (const { uid } of listPublicTypes(strapi)) {
    if ((await query(strapi, uid).count()) > 0) return false;
  }
  return true;
}

/**
 * Fills an empty CMS with the content of cms/data, and in a demonstration with sample and demo enquiries.
 * Resumes an interrupted first seed.
 */
export async function seedFirst(
  strapi: Core.Strapi,
  { isDemo }: { isDemo: boolean },
): Promise<void> {
  const memory = await loadSeedMemory(strapi);
  if (!memory.isRunning() && !(await isEmpty(strapi))) return;
  const startedAt = Date.now();
  const { created } = await seed(strapi, { isDemo });
  const enquiries = isDemo ? await addDemoEnquiries(strapi) : 0;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  strapi.log.info(
    `First content: ${created} entries and ${enquiries} demo enquiries written in ${seconds} s`,
  );
}
