import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import { expect } from '../support/test.ts';
import type { Engine } from './engine.ts';

/** Keys as WebDriver encodes them. */
const KEYS = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008' };

const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Time within which a step of the walk shows its effect. */
const PATIENCE = { timeout: 20_000, intervals: [100, 250, 500] };

type Target = {
  /** `field` for any field with this label, since a password field has no role. */
  role: string;
  name: string;
  isPattern: boolean;
};
type Point = { x: number; y: number };

/** A tab of an engine that Playwright does not drive. Finds controls by role and name as people do. */
export class Tab {
  constructor(
    private readonly engine: Engine,
    private readonly baseUrl: string,
  ) {}

  /** Opens a page and starts its deferred scripts, as a touch does. */
  async open(path: string): Promise<void> {
    await this.engine.navigate(this.baseUrl + path);
    await this.press('Shift');
    await this.waitForScripts();
  }

  /** Waits until React has taken over the page. */
  async waitForScripts(): Promise<void> {
    await expect
      .poll(
        () => this.run(() => performance.getEntriesByName('onInitialClientRender').length, null),
        PATIENCE,
      )
      .toBeGreaterThan(0);
  }

  /** Runs a synchronous function in the page; it can use nothing but its argument. */
  async run<Argument, Result>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> {
    const value = await this.engine.evaluate(
      `(${String(work)})(${JSON.stringify(argument)}) ?? null`,
    );
    return JSON.parse(value) as Result;
  }

  path(): Promise<string> {
    return this.run(() => location.pathname, null);
  }

  async expectPath(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.path(), PATIENCE).toMatch(pattern);
  }

  async expectShown(role: string, name: string | RegExp): Promise<void> {
    const message = `${role} «${name}»`;
    await expect.poll(() => this.count(role, name), { ...PATIENCE, message }).toBeGreaterThan(0);
  }

  async expectGone(role: string, name: string | RegExp): Promise<void> {
    const message = `no ${role} «${name}»`;
    await expect.poll(() => this.count(role, name), { ...PATIENCE, message }).toBe(0);
  }

  /** Waits for a text of the page. */
  async expectText(text: string): Promise<void> {
    const message = `text «${text}»`;
    const find = (part: string) => document.body.innerText.includes(part);
    await expect.poll(() => this.run(find, text), { ...PATIENCE, message }).toBe(true);
  }

  async count(role: string, name: string | RegExp): Promise<number> {
    await this.loadLibrary();
    return this.run(countMatches, toTarget(role, name));
  }

  /** Clicks the first control with this name once it is still and nothing covers it. */
  async click(role: string, name: string | RegExp): Promise<void> {
    const { x, y } = await this.pointAt(role, name);
    await this.engine.performActions([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Replaces the text of a field by typing. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.click('field', label);
    await this.keys([
      { type: 'keyDown', value: KEYS.Control },
      ...typed('a'),
      { type: 'keyUp', value: KEYS.Control },
      ...typed(text),
    ]);
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.keys(typed(KEYS[key]));
  }

  private keys(actions: object[]): Promise<void> {
    return this.engine.performActions([{ type: 'key', id: 'keyboard', actions }]);
  }

  private async pointAt(role: string, name: string | RegExp): Promise<Point> {
    let last: Point | string = '';
    await expect
      .poll(
        async () => {
          await this.loadLibrary();
          const found = await this.run(findPoint, toTarget(role, name));
          const isStill = JSON.stringify(found) === JSON.stringify(last);
          last = found;
          return typeof found === 'string' ? found : isStill || 'moves';
        },
        { ...PATIENCE, message: `${role} «${name}» can be clicked` },
      )
      .toBe(true);
    return last as unknown as Point;
  }

  private async loadLibrary(): Promise<void> {
    const isLoaded = await this.run(() => 'TestingLibraryDom' in window, null);
    if (!isLoaded) await this.engine.evaluate(`(() => { ${LIBRARY} })() ?? null`);
  }
}

function typed(text: string): object[] {
  return [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}

function toTarget(role: string, name: string | RegExp): Target {
  const isPattern = typeof name !== 'string';
  return { role, name: isPattern ? name.source : name, isPattern };
}

/** Runs in the page. */
function countMatches({ role, name, isPattern }: Target): number {
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: typeof TestingLibrary };
  const matcher = isPattern ? new RegExp(name) : name;
  return TestingLibraryDom.queryAllByRole(document.body, role, { name: matcher }).length;
}

/** Runs in the page: returns where to click, or why that is not possible. */
function findPoint({ role, name, isPattern }: Target): Point | string {
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: typeof TestingLibrary };
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const matcher = isPattern ? new RegExp(name) : name;
  const selector = 'input, textarea';
  const [control] =
    role === 'field'
      ? queryAllByLabelText(document.body, matcher, { selector })
      : queryAllByRole(document.body, role, { name: matcher });
  if (!control) return 'is not there';
  if (control.matches(':disabled, [aria-busy="true"]')) return 'is disabled';
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit) return 'is outside the viewport';
  const isFree = control.contains(hit) || hit.contains(control);
  return isFree ? point : `is covered by ${hit.outerHTML.slice(0, 120)}`;
}
