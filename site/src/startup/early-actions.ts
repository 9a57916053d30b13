const RECORDED = ['click', 'change', 'keydown'];

/** Clicks, changes and keys before hydration, for `replayEarlyActions`. */
type EarlyActions = Event[] & { stop: () => void };

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/** Records clicks, changes and keys in `window.earlyActions` until `stop` is called. */
export function recordEarlyActions(): EarlyActions {
  const actions: Event[] = [];
  const record = (event: Event) => void actions.push(event);
  for (const name of RECORDED) window.addEventListener(name, record, true);
  const stop = () => {
    for (const name of RECORDED) window.removeEventListener(name, record, true);
  };
  return (window.earlyActions = Object.assign(actions, { stop }));
}
