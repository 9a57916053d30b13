import { Pencil } from '@strapi/icons';

import type { WaitingDraft } from '../../../../contracts/home';
import { EntryItem } from '../../../platform/panel/entry-item';
import { PolledList } from '../../../platform/panel/polled-list';
import { formatHomeDraft } from './format-home';

/** Section of the CMS panel's home page: entries with unpublished changes. */
export function DraftsWidget() {
  return (
    <PolledList<WaitingDraft>
      title="Borradores por publicar"
      icon={Pencil}
      url="/home-panel/drafts"
      itemOf={(draft) => (
        <EntryItem key={`${draft.uid}:${draft.documentId}`} entry={draft}>
          {formatHomeDraft(draft)}
        </EntryItem>
      )}
    />
  );
}
