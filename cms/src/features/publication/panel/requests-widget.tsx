import { Check } from '@strapi/icons';

import type { ListedRequest } from '../../../../contracts/publication-requests';
import { EntryItem } from '../../../platform/panel/entry-item';
import { PolledList } from '../../../platform/panel/polled-list';
import { formatRequest, formatSettledRequest } from './format-request';

/** Section of the CMS panel's home page: open requests, and those of the user. */
export function RequestsWidget() {
  return (
    <PolledList<ListedRequest>
      title="Peticiones de publicación"
      icon={Check}
      url="/publication-requests"
      itemOf={(request) => (
        <EntryItem key={request.id} entry={request}>
          {formatSettledRequest(request) ?? formatRequest(request)}
        </EntryItem>
      )}
    />
  );
}
