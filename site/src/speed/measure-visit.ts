import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  PHONE_MAX_WIDTH_PX,
  SPEED_PATH,
  type SpeedMeasurement,
  type SpeedRequest,
} from '@tequiora/cms/contracts/speed-visit.ts';
import { describeElement } from './describe-element.ts';

// The script that visitors load when the browser is idle (`bundle-speed.ts`). Everything that it measures
// happened in this visit; nothing is stored in the browser.

const page = window.location.pathname;
let measured: Record<string, SpeedMeasurement> = {};
let isSent = false;

const record = (name: string, value: number, node?: Node | null) => {
  measured[name] = { value: Math.round(value), element: describeElement(node) };
};

/** Sends the visit once, when the visitor leaves the page or its tab. */
const send = () => {
  if (isSent || document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
  isSent = true;
  const isPhone = window.matchMedia(`(max-width: ${PHONE_MAX_WIDTH_PX}px)`).matches;
  const body: SpeedRequest = {
    data: { page, device: isPhone ? 'phone' : 'computer', ...measured },
  };
  const type = 'application/json';
  navigator.sendBeacon(SPEED_PATH, new Blob([JSON.stringify(body)], { type }));
};

// Before those of the library, which measure a page that is shown again as another visit.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  measured = {};
  isSent = false;
});

onTTFB(({ value }) => record('ttfb', value));
onLCP(({ value, entries }) => record('lcp', value, entries.at(-1)?.element));
onINP(({ value, entries }) => record('inp', value, entries.find(({ target }) => target)?.target));
onCLS(({ value, entries }) => {
  const [worst] = [...entries].sort((a, b) => b.value - a.value);
  record('cls', value * 1000, worst?.sources[0]?.node);
});

// After those of the library, which report their last values then.
addEventListener('visibilitychange', send);
addEventListener('pagehide', send);
