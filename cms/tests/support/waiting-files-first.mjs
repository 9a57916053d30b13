import TestSequencer from '@jest/test-sequencer';

/** Files that take half a minute or more, most of it waiting for other processes, timers or the database. */
const WAITING = /\/(instances|timer-instances|backup|database-outage)\.test\.ts$/;

/**
 * Starts the files that mostly wait before all others. As the last ones they would leave the processor
 * idle; Jest itself starts the largest files first, or those that took longest on the same machine.
 */
export default class WaitingFilesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isWaiting = ({ path }) => WAITING.test(path);
    return [...sorted.filter(isWaiting), ...sorted.filter((test) => !isWaiting(test))];
  }
}
