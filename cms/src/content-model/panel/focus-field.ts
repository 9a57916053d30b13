import type { FieldPath } from '../../../contracts/preview';

type Errors = { [step: string]: Errors | string | (Errors | string)[] };

const PATIENCE_MS = 1500;
const STEP_MS = 50;

/** Returns an error at a field in the shape of the form's errors, which opens the components around it. */
export function errorAt(path: FieldPath, message: string): Errors {
  const [first = '', ...steps] = path.split('.');
  const inner = steps.reduceRight<unknown>(
    (value, step) => (/^\d+$/.test(step) ? listWith(Number(step), value) : { [step]: value }),
    message,
  );
  return { [first]: inner } as Errors;
}

function listWith(index: number, value: unknown): unknown[] {
  const list: unknown[] = [];
  list[index] = value;
  return list;
}

/** Returns the paths of a field and of the components around it, from the inside. */
function pathsTo(path: FieldPath): FieldPath[] {
  const steps = path.split('.');
  return steps.map((_step, index) => steps.slice(0, steps.length - index).join('.'));
}

/** Returns the label of a field in the form. */
export type LabelOf = (path: FieldPath) => string | undefined;

/**
 * Finds the element of a field in the panel's form: its input, or the first one of a component; null while
 * its component is closed.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · inputs have their path as name; an error opens components
 * why: the parameter `field` of the address does the same, but changing the address of an unsaved form asks
 * whether to leave it
 * test: site/e2e/publishing/preview-pane.spec.ts
 * until: the content manager has a function that opens a field
 */
function findInput(path: FieldPath, labelOf: LabelOf): HTMLElement | null {
  const name = CSS.escape(path);
  const input = document.querySelector<HTMLElement>(
    `form [name="${name}"], form [name^="${name}."]`,
  );
  return input ?? findByLabel(path, labelOf(path));
}

/** Finds the control of a field without a name, such as a picture or rich text, near the fields next to it. */
function findByLabel(path: FieldPath, label: string | undefined): HTMLElement | null {
  if (label === undefined) return null;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const sibling = parent ? `form [name^="${CSS.escape(parent)}."]` : 'form';
  let scope: Element | null = document.querySelector(sibling);
  while (scope) {
    const labels = [...scope.querySelectorAll('label')];
    const found = labels.find(({ textContent }) => textContent?.replace('*', '').trim() === label);
    if (found) return controlOf(found);
    scope = scope.localName === 'form' ? null : scope.parentElement;
  }
  return null;
}

const CONTROLS = '[contenteditable="true"], input, textarea, button, [role="combobox"]';

function controlOf(label: Element): HTMLElement | null {
  const around = label.parentElement;
  if (!around) return null;
  return around.querySelector<HTMLElement>(CONTROLS) ?? controlOf(around);
}

/**
 * Moves the focus to a field of the form, or to the closest one around it.
 * @param open opens the components around the field
 * @param isCurrent returns false once this field must not get the focus any more
 * @returns false if the form has nothing of that name
 */
export async function focusField(
  path: FieldPath,
  labelOf: LabelOf,
  open: () => void,
  isCurrent: () => boolean,
): Promise<boolean> {
  const find = (each: FieldPath) => findInput(each, labelOf);
  if (!find(path)) open();
  for (let waited = 0; waited < PATIENCE_MS && isCurrent(); waited += STEP_MS) {
    const input = find(path);
    if (input) return focus(input);
    await new Promise((resolve) => {
      setTimeout(resolve, STEP_MS);
    });
  }
  const closest = isCurrent() ? pathsTo(path).map(find).find(Boolean) : undefined;
  return closest ? focus(closest) : false;
}

type ErrorState<Values> = { read: () => Values; write: (errors: Values | Errors) => void };

/**
 * Returns functions that focus a field; of several requests, only the last one moves the focus. Restores the
 * errors of the form afterwards, because an error at a field is what opens its components.
 */
export function createFieldOpener<Values>(
  { read, write }: ErrorState<Values>,
  focusOne: typeof focusField = focusField,
) {
  let pending = 0;
  let last = 0;
  let before = read();

  async function open(path: FieldPath, labelOf: LabelOf): Promise<void> {
    if (pending === 0) before = read();
    pending += 1;
    last += 1;
    const own = last;
    await focusOne(
      path,
      labelOf,
      () => write(errorAt(path, ' ')),
      () => own === last,
    );
    pending -= 1;
    if (pending === 0) write(before);
  }

  return {
    open,
    /** Cancels the pending focus. */
    cancel: (): void => {
      last += 1;
    },
  };
}

function focus(input: HTMLElement): boolean {
  input.scrollIntoView({ block: 'center' });
  input.focus({ preventScroll: true });
  return true;
}
