import { ENQUIRY_DRAFT_KEY } from '#src/enquiry/enquiry-draft.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { readStored } from '#src/lib/storage.ts';
import { recordEarlyActions } from './early-actions.ts';

/** Id of the template that contains Gatsby's scripts and the deferred part of the head. */
export const TEMPLATE_ID = 'arranque';
/** Attribute of the template: a `RuntimeStart`. */
export const START_ATTRIBUTE = 'data-start';

/**
 * When a page starts its scripts: on the first interaction, after the first view is shown, or at
 * once if there is nothing to show without scripts.
 */
export type RuntimeStart = 'touched' | 'shown' | 'now';

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'];
/** Signs of a visitor who will interact soon. */
const APPROACHES = ['pointermove', 'wheel', 'scroll'];
/** Maximum wait for an interaction, which keeps the main thread free while the visitor reads. */
const INTERACTION_TIMEOUT_MS = 4000;
const IDLE_TIMEOUT_MS = 2000;

/**
 * Starts the scripts in the template on the first interaction or after a timeout; they are fetched
 * after the first view. Clicks and changes before hydration are recorded.
 */
export function startRuntime(firstView: Promise<void>): void {
  const recording = recordEarlyActions();
  document.addEventListener('DOMContentLoaded', () => {
    const template = document.querySelector<HTMLTemplateElement>(`#${TEMPLATE_ID}`);
    if (!template) return;
    const start = template.getAttribute(START_ATTRIBUTE);
    const insert = () => {
      for (const name of [...INTERACTIONS, ...APPROACHES]) {
        window.removeEventListener(name, insert, true);
      }
      insertScripts(template);
    };
    const listen = (names: readonly string[]) => {
      for (const name of names) {
        window.addEventListener(name, insert, { capture: true, passive: true });
      }
    };
    if (start === 'now') recording.stop();
    if (start === 'now' || recording.length > 0) return insert();
    listen(INTERACTIONS);
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
  const hasDraft = readStored('sessionStorage', ENQUIRY_DRAFT_KEY) !== null;
  return Boolean(search || hash) || hasDraft;
}

function prefetchScripts({ content }: HTMLTemplateElement): void {
  for (const { src } of content.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href: src }));
  }
}

/** Moves the contents of the template into the page; does nothing the second time. */
function insertScripts({ content }: HTMLTemplateElement): void {
  for (const held of content.querySelectorAll('script')) {
    held.remove();
    if (held.src) document.body.append(copyOf(held));
    else readVariables(held.text);
  }
  document.head.append(...content.querySelectorAll('link'));
}

/** Browsers do not run a script that was parsed in a template, but run a copy of it. */
function copyOf(held: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) script.setAttribute(name, value);
  return script;
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
