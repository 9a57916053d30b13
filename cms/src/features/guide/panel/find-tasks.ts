import { foldText } from '../../../../contracts/fold-text';
import type { GuideTask } from '../../../../contracts/guide/guide-task';

/** Returns the tasks that contain every word of `typed`, ignoring case and accents. */
export function findTasks(tasks: readonly GuideTask[], typed: string): readonly GuideTask[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  return tasks.filter(({ title, goal, steps, onSite, others = '' }) => {
    const text = foldText([title, goal, ...steps, onSite, others].join(' '));
    return words.every((word) => text.includes(word));
  });
}
