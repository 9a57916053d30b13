import type { Walk } from './walk.ts';
import { addCaseWalk } from './walks/add-case.ts';
import { arrangeOrderWalk } from './walks/arrange-order.ts';
import { changePriceWalk } from './walks/change-price.ts';
import { publishDraftWalk } from './walks/publish-draft.ts';
import { publishOnDateWalk } from './walks/publish-on-date.ts';
import { replacePictureWalk } from './walks/replace-picture.ts';
import { seeWhetherLiveWalk } from './walks/see-whether-live.ts';
import { takeOffSiteWalk } from './walks/take-off-site.ts';
import { undoWalk } from './walks/undo.ts';
import { writeDraftWalk } from './walks/write-draft.ts';

/** How each thing of the guide is done, in the guide's order. */
export const WALKS: readonly Walk[] = [
  changePriceWalk,
  addCaseWalk,
  replacePictureWalk,
  writeDraftWalk,
  publishDraftWalk,
  publishOnDateWalk,
  seeWhetherLiveWalk,
  undoWalk,
  arrangeOrderWalk,
  takeOffSiteWalk,
];
