import { recordChats } from '#src/enquiry/record-chats.ts';
import { recordVisit } from '#src/enquiry/visit-source.ts';
import { hideClosedAnnouncements } from '#src/lib/closed-announcements.ts';
import { whenShown } from '#src/lib/when-shown.ts';
import type { WebFontFace } from '#src/theme/font-faces.ts';
import { whenFirstViewShown } from './first-view.ts';
import { keepCallbacks } from './keep-callbacks.ts';
import { html, layOutBelowFirstView } from './lay-out-sections.ts';
import { loadFonts } from './load-fonts.ts';
import { measureSpeed } from './measure-speed.ts';
import { startRuntime } from './start-runtime.ts';

// Runs in the head of each built page, before its first layout. Everything that the first view does
// not need waits until it is shown.

/** Parameter of the function around this bundle (`startup-script.tsx`). */
declare const FONT_FACES: readonly WebFontFace[];

keepCallbacks();
hideClosedAnnouncements(html);
const firstView = whenFirstViewShown();
layOutBelowFirstView(loadFonts(FONT_FACES, firstView));
startRuntime(firstView);
measureSpeed(firstView);
recordChats();
// A visitor may leave by a link before the scripts run.
document.addEventListener('DOMContentLoaded', () =>
  whenShown(() => recordVisit(window.location, document.referrer)),
);
