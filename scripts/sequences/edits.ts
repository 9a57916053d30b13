import { CmsRefusal } from '../faults/panel-session.ts';
import { detail } from '../lib/steps.ts';
import { PICTURES } from './edits/edit-pictures.ts';
import { OTHERS } from './edits/other-edits.ts';
import { PUBLISHING } from './edits/publish-entries.ts';
import { CREATE, WRITING } from './edits/write-entries.ts';
import { createChoice, type Edit, type Trial } from './trial.ts';

/** Everything that the panel offers for content. */
export const EDITS: readonly Edit[] = [...WRITING, ...PUBLISHING, ...PICTURES, ...OTHERS];

/** One random edit; afterwards it may wait until it is live. */
export type Step = { edit: string; numbers: number[]; waits: boolean };

/** How often an edit was accepted, and why it was refused. */
export type Tally = Map<string, { accepted: number; refused: number; reason: string }>;

export function createTally(): Tally {
  return new Map(EDITS.map(({ name }) => [name, { accepted: 0, refused: 0, reason: '' }]));
}

/** Applies an edit; creates an entry when there is nothing to apply it to. */
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
