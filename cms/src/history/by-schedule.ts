import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';

/** Marks what `work` publishes or takes off as done by the schedule, in nobody's request. */
export function asSchedule(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  const context = { state: { isScheduled: true } } as unknown as Context;
  return strapi.requestContext.run(context, work);
}

export const isBySchedule = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.isScheduled === true;
