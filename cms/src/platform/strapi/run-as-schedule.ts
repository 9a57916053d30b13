import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';

/** Runs `work` in a request context that marks its changes as scheduled. */
export function runAsSchedule(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  const context = { state: { isScheduled: true } } as unknown as Context;
  return strapi.requestContext.run(context, work);
}

export const isBySchedule = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.isScheduled === true;
