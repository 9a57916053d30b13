import type { WaitingDraftsResponse } from '../../../contracts/home';
import { EntryItem } from './entry-item';
import { tellDraft } from './home-words';
import { Listed } from './listed';

/** On the panel's home: what was never published, or changed since. */
export function DraftsWidget() {
  return (
    <Listed<WaitingDraftsResponse['data']>
      label="Borradores por publicar"
      url="/home-panel/drafts"
      none="Todo lo guardado está publicado."
      itemOf={(draft) => (
        <EntryItem key={`${draft.uid}:${draft.documentId}`} entry={draft}>
          {tellDraft(draft)}
        </EntryItem>
      )}
    />
  );
}
