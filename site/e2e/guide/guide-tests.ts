import type { GuideTest } from './define-guide-test.ts';
import { addCaseTest } from './tests/add-case.ts';
import { arrangeOrderTest } from './tests/arrange-order.ts';
import { changePriceTest } from './tests/change-price.ts';
import { publishDraftTest } from './tests/publish-draft.ts';
import { publishOnDateTest } from './tests/publish-on-date.ts';
import { replacePictureTest } from './tests/replace-picture.ts';
import { seeWhetherLiveTest } from './tests/see-whether-live.ts';
import { takeOffSiteTest } from './tests/take-off-site.ts';
import { undoTest } from './tests/undo.ts';
import { writeDraftTest } from './tests/write-draft.ts';

/** The guide tests in the order of the guide. */
export const GUIDE_TESTS: readonly GuideTest[] = [
  changePriceTest,
  addCaseTest,
  replacePictureTest,
  writeDraftTest,
  publishDraftTest,
  publishOnDateTest,
  seeWhetherLiveTest,
  undoTest,
  arrangeOrderTest,
  takeOffSiteTest,
];
