import type { Change, VersionAction, VersionOrigin } from '../../contracts/history';
import type { Content } from './content-attributes';

export const VERSION_UID = 'api::entry-version.entry-version';

/** Number of versions kept for each entry. */
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

/** Columns that identify the entry of a version or of a publication request. */
export const entryColumns = ({ uid, documentId }: Entry) => ({
  entryType: uid,
  entryId: documentId,
});
