import { WarningCircle } from '@strapi/icons';

import type { IncompleteResponse } from '../../../contracts/home';
import { EntryItem } from './entry-item';
import { tellLacks } from './home-words';
import { Listed } from './listed';

/** On the panel's home: what is on the site without a picture, a description or its words. */
export function IncompleteWidget() {
  return (
    <Listed<IncompleteResponse['data']>
      title="Publicado sin imagen o texto"
      icon={WarningCircle}
      url="/home-panel/incomplete"
      itemOf={(entry) => (
        <EntryItem key={`${entry.uid}:${entry.documentId}`} entry={entry}>
          {tellLacks(entry)}
        </EntryItem>
      )}
    />
  );
}
