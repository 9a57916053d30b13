import { WarningCircle } from '@strapi/icons';

import type { IncompleteEntry } from '../../../../contracts/home';
import { EntryItem } from '../../../platform/panel/entry-item';
import { PolledList } from '../../../platform/panel/polled-list';
import { formatHomeIncomplete } from './format-home';

/** Section of the CMS panel's home page: published entries without a picture or text. */
export function IncompleteWidget() {
  return (
    <PolledList<IncompleteEntry>
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
