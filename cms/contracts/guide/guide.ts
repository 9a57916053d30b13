import type { GuideTask } from './guide-task';
import { addCase } from './tasks/add-case';
import { changePrice } from './tasks/change-price';
import { checkIfLive } from './tasks/check-if-live';
import { publishDraft } from './tasks/publish-draft';
import { publishOnDate } from './tasks/publish-on-date';
import { reorderEntries } from './tasks/reorder-entries';
import { replacePicture } from './tasks/replace-picture';
import { restoreVersion } from './tasks/restore-version';
import { unpublishEntry } from './tasks/unpublish-entry';
import { writeDraft } from './tasks/write-draft';

/** The ten tasks of «Guía», in the order of the page. */
export const GUIDE: readonly GuideTask[] = [
  changePrice,
  addCase,
  replacePicture,
  writeDraft,
  publishDraft,
  publishOnDate,
  checkIfLive,
  restoreVersion,
  reorderEntries,
  unpublishEntry,
];

/** Size of its pictures in CSS pixels. */
export const GUIDE_PICTURE = { width: 1200, height: 675 } as const;
