import { Check } from '@strapi/icons';

import type { RequestQueueResponse } from '../../../contracts/publication-requests';
import { EntryItem } from '../home/entry-item';
import { Listed } from '../home/listed';
import { tellRequest, tellSettled } from './request-words';

/** On the panel's home: what somebody asks to be published, and one's own requests. */
export function RequestsWidget() {
  return (
    <Listed<RequestQueueResponse['data']>
      title="Peticiones de publicación"
      icon={Check}
      url="/publication-requests"
      itemOf={(request) => (
        <EntryItem key={request.id} entry={request}>
          {tellSettled(request) ?? tellRequest(request)}
        </EntryItem>
      )}
    />
  );
}
