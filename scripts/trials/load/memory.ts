import { readFileSync } from 'node:fs';

export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

export const inMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
