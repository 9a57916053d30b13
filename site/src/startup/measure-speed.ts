import { whenIdle } from '#src/lib/idle.ts';
import { hasOwnFrame } from '#src/lib/paths.ts';

/** Address of the script in `src/speed`; defined by `bundle-startup.ts`. */
declare const SPEED_SCRIPT: string;

/** Members that not all browsers have. */
type VisitorNavigator = Navigator & {
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
};

const IDLE_TIMEOUT_MS = 5000;

/**
 * Loads the script that measures the speed of a public page, when the browser is idle. Visitors who
 * object to being measured, or save data, do not load it.
 */
export function measureSpeed(firstView: Promise<void>): void {
  const { globalPrivacyControl, connection } = navigator as VisitorNavigator;
  if (globalPrivacyControl || connection?.saveData || hasOwnFrame(window.location.pathname)) return;
  const load = () => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src: SPEED_SCRIPT, fetchPriority: 'low' }));
  };
  void firstView.then(() => whenIdle(load, IDLE_TIMEOUT_MS));
}
