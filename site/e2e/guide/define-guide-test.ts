import { expect, type Locator } from '@playwright/test';
import type { GuideTask } from '@tequiora/cms/contracts/guide/guide-task.ts';
import type { PanelActor } from './panel-actor.ts';
import { takePicture } from './take-picture.ts';

type Act<Screen> = (
  actor: PanelActor,
  screen: Readonly<Screen>,
  show: (...marks: Locator[]) => Promise<void>,
) => Promise<void>;

export type GuideTest = {
  task: Omit<GuideTask, 'screen'>;
  run: (actor: PanelActor) => Promise<void>;
};

/**
 * Defines the end-to-end test of a guide task. A role that may perform the whole task must use
 * every screen name of its steps; the screenshots show the Editor's panel.
 */
export function defineGuideTest<Screen extends Record<string, string>>(
  task: GuideTask<Screen>,
  act: Act<Screen>,
): GuideTest {
  return {
    task,
    run: async (actor) => {
      const used = new Set<string | symbol>();
      const screen = new Proxy(task.screen, {
        get(names, name) {
          used.add(name);
          return Reflect.get(names, name) as unknown;
        },
      });
      await act(actor, screen, async (...marks) => {
        if (actor.role === 'editor') await takePicture(actor.page, task, marks);
      });
      if (task.roles.includes(actor.role)) {
        expect([...used].sort()).toEqual(Object.keys(task.screen).sort());
      }
    },
  };
}
