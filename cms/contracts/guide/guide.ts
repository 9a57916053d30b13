import type { GuideThing } from './thing';
import { addCase } from './things/add-case';
import { arrangeOrder } from './things/arrange-order';
import { changePrice } from './things/change-price';
import { publishDraft } from './things/publish-draft';
import { publishOnDate } from './things/publish-on-date';
import { replacePicture } from './things/replace-picture';
import { seeWhetherLive } from './things/see-whether-live';
import { takeOffSite } from './things/take-off-site';
import { undo } from './things/undo';
import { writeDraft } from './things/write-draft';

/** The ten things that staff do, in the order of the page. */
export const GUIDE: readonly GuideThing[] = [
  changePrice,
  addCase,
  replacePicture,
  writeDraft,
  publishDraft,
  publishOnDate,
  seeWhetherLive,
  undo,
  arrangeOrder,
  takeOffSite,
];

/** What its pictures measure, in CSS pixels. */
export const GUIDE_PICTURE = { width: 1200, height: 675 } as const;
