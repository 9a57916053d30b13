import { Pencil } from '@strapi/icons';

import type { WaitingDraftsResponse } from '../../../contracts/home';
import { EntryItem } from './entry-item';
import { tellDraft } from './home-words';
import { Listed } from './listed';

/** On the panel's home: what was never published, or changed since. */
export function DraftsWidget() {
  return (
    <Listed<WaitingDraftsResponse['data']>
      title="Borradores por publicar"
      icon={Pencil}
      url="/home-panel/drafts"
      itemOf={(draft) => (
        <EntryItem key={`${draft.uid}:${draft.documentId}`} entry={draft}>
          {tellDraft(draft)}
        </EntryItem>
      )}
    />
  );
}
