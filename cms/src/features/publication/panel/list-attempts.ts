import type { FailedPublication, KeptRelease } from '../../../../contracts/publication';

type Attempt = { at: string } & ({ release: KeptRelease } | { failure: FailedPublication });

/** Returns releases and failed publications in one list, newest first. */
export function listAttempts(
  releases: readonly KeptRelease[],
  failures: readonly FailedPublication[],
): Attempt[] {
  return [
    ...releases.map((release) => ({ at: release.builtAt, release })),
    ...failures.map((failure) => ({ at: failure.finishedAt, failure })),
  ].sort((a, b) => b.at.localeCompare(a.at));
}
