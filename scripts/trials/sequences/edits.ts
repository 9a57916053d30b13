import { detail } from '../../lib/steps.ts';
import { CmsRefusal } from '../harness/panel-session.ts';
import { OTHER_EDITS } from './edits/other-edits.ts';
import { PICTURE_EDITS } from './edits/picture-edits.ts';
import { PUBLISH_EDITS } from './edits/publish-edits.ts';
import { CREATE, WRITE_EDITS } from './edits/write-edits.ts';
import { createChoice, type Edit, type Trial } from './trial.ts';

/** All content operations of the panel. */
export const EDITS: readonly Edit[] = [
  ...WRITE_EDITS,
  ...PUBLISH_EDITS,
  ...PICTURE_EDITS,
  ...OTHER_EDITS,
];

/** A random edit; `waits`: waits afterwards until it is live. */
export type Step = { edit: string; numbers: number[]; waits: boolean };

/** Number of accepted and rejected edits per name, with the last reason. */
export type Tally = Map<string, { accepted: number; refused: number; reason: string }>;

export function createTally(): Tally {
  return new Map(EDITS.map(({ name }) => [name, { accepted: 0, refused: 0, reason: '' }]));
}

/** Applies an edit; creates an entry instead when no entry is applicable. */
export async function applyStep(trial: Trial, step: Step, tally: Tally): Promise<void> {
  const chosen = EDITS.filter(({ name }) => name === step.edit);
  for (const edit of [...chosen, CREATE]) {
    const counts = tally.get(edit.name) ?? { accepted: 0, refused: 0, reason: '' };
    try {
      const done = await edit.apply(trial, createChoice(step.numbers));
      if (done === undefined) continue;
      counts.accepted += 1;
      detail(`${edit.name}: ${done}`);
    } catch (error) {
      if (!(error instanceof CmsRefusal)) throw error;
      counts.refused += 1;
      counts.reason = error.message;
      detail(`${edit.name}: el CMS no lo acepta (${error.message})`);
    }
    return;
  }
}
