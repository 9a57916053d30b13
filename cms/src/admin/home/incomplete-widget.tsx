import { WarningCircle } from '@strapi/icons';

import type { IncompleteResponse } from '../../../contracts/home';
import { EntryItem } from './entry-item';
import { formatHomeIncomplete } from './format-home';
import { PolledList } from './polled-list';

/** Section of the CMS panel's home page: published entries without a picture or text. */
export function IncompleteWidget() {
  return (
    <PolledList<IncompleteResponse['data']>
      title="Publicado sin imagen o texto"
      icon={WarningCircle}
      url="/home-panel/incomplete"
      itemOf={(entry) => (
        <EntryItem key={`${entry.uid}:${entry.documentId}`} entry={entry}>
          {formatHomeIncomplete(entry)}
        </EntryItem>
      )}
    />
  );
}
