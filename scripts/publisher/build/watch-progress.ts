import { readdir, readFile } from 'node:fs/promises';

const LONGEST_CHECK_MS = 10_000;
/** A hanging process waits for nothing or uses the processor; one on a busy machine gets little of it. */
const IDLE_SHARE = 0.02;
const BUSY_SHARE = 0.5;
/** Less is no progress: esbuild, which Gatsby's program has loaded, and its parent write 35 bytes a second to each other. */
const NOISE_BYTES_PER_S = 100;

/**
 * Calls `onStall` when the processes of a group have written nothing of substance for `limitMs` although they were
 * idle or had the processor. Returns how to stop watching, with the longest time without a write so far.
 */
export function watchProgress(
  group: number,
  limitMs: number,
  onStall: () => void,
): () => { longestQuietMs: number } {
  let longestQuietMs = 0;
  let last = { written: -Infinity, cpuMs: 0, at: Date.now() };
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const now = await readGroupActivity(group);
    isChecking = false;
    const quietMs = Date.now() - last.at;
    // Less than before: a process has ended.
    const isQuiet =
      now && Math.abs(now.written - last.written) <= (NOISE_BYTES_PER_S * quietMs) / 1000;
    if (!isQuiet) {
      last = { written: -Infinity, cpuMs: 0, ...now, at: Date.now() };
      return;
    }
    longestQuietMs = Math.max(longestQuietMs, quietMs);
    const usedMs = now.cpuMs - last.cpuMs;
    const isHanging = usedMs < quietMs * IDLE_SHARE || usedMs >= limitMs * BUSY_SHARE;
    if (quietMs >= limitMs && isHanging) onStall();
  }

  const timer = setInterval(() => void check(), Math.min(limitMs / 4, LONGEST_CHECK_MS));
  return () => {
    clearInterval(timer);
    return { longestQuietMs };
  };
}

type GroupActivity = {
  /** Changes when the processes write to files, pipes and each other. */
  written: number;
  /** Processor time that they and their ended children have used. */
  cpuMs: number;
};

/** Node wakes a thread, as after each file that it has read, by writing a number: no progress. */
const WAKE_UP_BYTES = 8;

/** Unit of the times in `/proc/<pid>/stat`: Linux reports 100 per second on all platforms of Node. */
const TICK_MS = 10;

async function activityOf(pid: string, group: number): Promise<GroupActivity | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces. Then: state, parent, group, ….
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) return undefined;
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    const io = await readFile(`/proc/${pid}/io`, 'utf8');
    const [bytes, writes] = ['wchar', 'syscw'].map((name) =>
      Number(new RegExp(String.raw`^${name}: (\d+)`, 'm').exec(io)?.[1]),
    );
    const written = (bytes ?? NaN) - (writes ?? NaN) * WAKE_UP_BYTES;
    return { written, cpuMs: ticks * TICK_MS };
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** Returns what the processes of a group have done so far; undefined where the system does not tell. */
async function readGroupActivity(group: number): Promise<GroupActivity | undefined> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map((pid) => activityOf(pid, group)));
  const known = all.filter((each) => each !== undefined);
  if (known.length === 0) return undefined;
  return {
    written: known.reduce((sum, { written }) => sum + written, 0),
    cpuMs: known.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}
