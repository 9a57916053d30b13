import { type Submission, trackSubmission, typedDuring } from '../submission';

const LOADED = { name: 'Lector', price: 100 };
const SENT = { ...LOADED, price: 90 };
const TYPED = { ...SENT, name: 'Lector 2' };
const TYPING = { loaded: LOADED, isModified: true, isSubmitting: true };
const NAME_TYPED = { base: { name: 'Lector' }, mine: { name: 'Lector 2' } };

type FormState = Parameters<typeof typedDuring>[1];

/** Returns what was typed during a submission from the states of its form; the last one ends it. */
function run(...states: FormState[]) {
  let submission: Submission | undefined;
  for (const state of states) {
    const next = trackSubmission(submission, state);
    if (submission && !next) return typedDuring(submission, state);
    submission = next;
  }
  throw new Error('The submission did not end.');
}

it('returns what was typed between the start of a save and the reset of the form', () => {
  const saved = { values: SENT, loaded: SENT, isModified: false, isSubmitting: false };
  expect(run({ ...TYPING, values: SENT }, { ...TYPING, values: TYPED }, saved)).toEqual(NAME_TYPED);
});

it('ignores that the saved entry replaced the values before the save ended', () => {
  const replaced = { values: SENT, loaded: { ...SENT }, isModified: false, isSubmitting: true };
  const ended = { ...replaced, isSubmitting: false };
  const states = [{ ...TYPING, values: SENT }, { ...TYPING, values: TYPED }, replaced, ended];
  expect(run(...states)).toEqual(NAME_TYPED);
});

it('returns what was typed during a publication, which marks it as saved', () => {
  const published = { values: TYPED, loaded: TYPED, isModified: false, isSubmitting: false };
  expect(run({ ...TYPING, values: SENT }, { ...TYPING, values: TYPED }, published)).toEqual(
    NAME_TYPED,
  );
});

it('returns nothing when nothing was typed, or when the save failed and the form kept it', () => {
  const saved = { values: SENT, loaded: SENT, isModified: false, isSubmitting: false };
  expect(run({ ...TYPING, values: SENT }, saved)).toBeUndefined();
  const failed = { ...TYPING, values: TYPED, isSubmitting: false };
  expect(run({ ...TYPING, values: SENT }, { ...TYPING, values: TYPED }, failed)).toBeUndefined();
});
