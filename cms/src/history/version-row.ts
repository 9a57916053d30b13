import type { Change, VersionAction, VersionOrigin } from '../../contracts/history';
import type { Content } from './content';

export const VERSION_UID = 'api::entry-version.entry-version';

/** How many versions of an entry are kept: the newest. */
export const KEPT_VERSIONS = 50;

export type Entry = { uid: string; documentId: string };

export type VersionRow = {
  id: number;
  documentId: string;
  entryType: string;
  entryId: string;
  action: VersionAction;
  origin: VersionOrigin;
  who: string | null;
  at: string | Date;
  content: Content;
  changes: Change[];
};

export const versionsOf = ({ uid, documentId }: Entry) => ({
  entryType: uid,
  entryId: documentId,
});
