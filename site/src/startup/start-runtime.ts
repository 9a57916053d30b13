import { hasDraft } from '#src/enquiry/enquiry-draft.ts';
import { CHUNKS } from '#src/lib/chunk-list.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { recordEarlyActions } from './early-actions.ts';
import { reportFailure } from './hold-submission.ts';

/** Id of the template that contains Gatsby's scripts and the deferred part of the head. */
export const TEMPLATE_ID = 'arranque';
/** Attribute of the template: a `RuntimeStart`. */
export const START_ATTRIBUTE = 'data-start';

/**
 * When a page starts its scripts: on the first interaction, after the first view is shown, or at
 * once if there is nothing to show without scripts.
 */
export type RuntimeStart = 'touched' | 'shown' | 'now';

const INTERACTIONS = ['keydown', 'focusin'];
/** Signs of a visitor who will interact soon. */
const APPROACHES = ['pointermove', 'wheel', 'scroll'];
/** Interactions that also start scripts again that could not be loaded. */
const RETRIES = ['online', 'pointerdown', 'submit'];
/** Maximum wait for an interaction, which keeps the main thread free while the visitor reads. */
const INTERACTION_TIMEOUT_MS = 4000;
const IDLE_TIMEOUT_MS = 2000;

/**
 * Starts the scripts in the template on the first interaction or after a timeout; they are fetched
 * after the first view. Actions before hydration are recorded. Scripts that could not be loaded are
 * started again when the connection is back, and with the next press or submission.
 */
export function startRuntime(firstView: Promise<void>): void {
  const recording = recordEarlyActions();
  document.addEventListener('DOMContentLoaded', () => {
    // Held submissions are validated by the scripts.
    for (const form of document.forms) form.noValidate = true;
    const template = document.querySelector<HTMLTemplateElement>(`#${TEMPLATE_ID}`);
    if (!template) return;
    const start = template.getAttribute(START_ATTRIBUTE);
    let isStarted = false;
    const insert = () => {
      if (isStarted || !window.earlyActions) return;
      isStarted = true;
      insertScripts(template, onFailure);
    };
    const listen = (names: readonly string[]) => {
      for (const name of names) {
        window.addEventListener(name, insert, { capture: true, passive: true, once: true });
      }
    };
    const onFailure = () => {
      isStarted = false;
      for (const { type, target } of recording) {
        if (type === 'submit') reportFailure(target as Element, true);
      }
      listen(RETRIES);
    };
    // Gatsby throws in a promise when it cannot load the data or the code of the page.
    window.addEventListener('unhandledrejection', onFailure);
    if (start === 'now') recording.stop();
    if (start === 'now' || recording.length > 0) return insert();
    listen(INTERACTIONS);
    listen(RETRIES);
    const onFirstView = () => {
      prefetchScripts(template);
      if (start === 'shown' || isShownByScripts()) return insert();
      listen(APPROACHES);
      setTimeout(() => whenIdle(insert, IDLE_TIMEOUT_MS), INTERACTION_TIMEOUT_MS);
    };
    void firstView.then(() => whenIdle(onFirstView, IDLE_TIMEOUT_MS));
  });
}

/** Returns true when parameters, a fragment or a form with input change what is shown. */
function isShownByScripts(): boolean {
  const { search, hash } = window.location;
  return Boolean(search || hash || hasDraft());
}

function prefetchScripts({ content }: HTMLTemplateElement): void {
  for (const { src } of content.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href: src }));
  }
}

/**
 * Runs copies of the scripts in the template, also a second time.
 *
 * UPSTREAM: gatsby 5.16 · its inline script assigns texts to members of `window`; webpack's list of chunks
 * why: Gatsby does not load scripts again that could not be loaded
 * test: site/src/startup/start-runtime.test.tsx, site/e2e/public/first-second.spec.ts
 * until: Gatsby can start its scripts later
 */
function insertScripts({ content }: HTMLTemplateElement, onFailure: () => void): void {
  // Otherwise webpack would take chunks of an earlier run for loaded.
  delete window[CHUNKS];
  for (const held of content.querySelectorAll('script')) {
    if (held.src) {
      const script = held.cloneNode() as HTMLScriptElement;
      script.onerror = onFailure;
      document.body.append(script);
    } else readVariables(held.text);
  }
  document.head.append(...content.querySelectorAll('link'));
}

/**
 * Sets the strings that Gatsby's inline scripts would set on the window. They are not run, because
 * the content security policy lists inline scripts by their hash, and theirs differ from page to page.
 */
function readVariables(source: string): void {
  for (const [, name = '', text = ''] of source.matchAll(/window\.(\w+)=("(?:[^"\\]|\\.)*")/g)) {
    Object.assign(window, { [name]: JSON.parse(text) as string });
  }
}
