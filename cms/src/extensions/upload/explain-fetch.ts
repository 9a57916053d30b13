import { errors } from '@strapi/utils';

import { translatePanelError } from '../../lib/panel-error-messages';

export type FetchingService = { fetchUrlToInputFile: (...given: never[]) => Promise<unknown> };

const BAD_REQUEST = 400;

/** Says in Spanish why a file could not be brought from an address: the answer is a stream of events. */
export function explainFetch<Service extends FetchingService>(service: Service): Service {
  return {
    ...service,
    async fetchUrlToInputFile(...given: never[]) {
      try {
        return await service.fetchUrlToInputFile(...given);
      } catch (error) {
        const { message } = error as Error;
        throw new errors.ApplicationError(translatePanelError(BAD_REQUEST, message));
      }
    },
  };
}
