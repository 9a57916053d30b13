import { expect, type Locator } from '@playwright/test';
import type { GuideThing } from '@tequiora/cms/contracts/guide/thing.ts';
import { picture } from './pictures.ts';
import type { Walker } from './walker.ts';

type Act<Screen> = (
  walker: Walker,
  screen: Readonly<Screen>,
  show: (...marks: Locator[]) => Promise<void>,
) => Promise<void>;

export type Walk = { thing: Omit<GuideThing, 'screen'>; run: (walker: Walker) => Promise<void> };

/**
 * How a thing of the guide is done. Whoever may do all of it has to use every name that its steps
 * tell; the Editor's panel is the one on the pictures.
 */
export function walk<Screen extends Record<string, string>>(
  thing: GuideThing<Screen>,
  act: Act<Screen>,
): Walk {
  return {
    thing,
    run: async (walker) => {
      const used = new Set<string | symbol>();
      const screen = new Proxy(thing.screen, {
        get(names, name) {
          used.add(name);
          return Reflect.get(names, name) as unknown;
        },
      });
      await act(walker, screen, async (...marks) => {
        if (walker.role === 'editor') await picture(walker.page, thing, marks);
      });
      if (thing.roles.includes(walker.role)) {
        expect([...used].sort()).toEqual(Object.keys(thing.screen).sort());
      }
    },
  };
}
