import { formatCount } from '@tequiora/cms/contracts/number.ts';

/** Returns what the undo of an import did. */
export function describeUndo(deleted: number, kept: number): string {
  const removed = formatCount(deleted, 'consulta eliminada', 'consultas eliminadas');
  if (kept === 0) return removed;
  return `${removed}; ${formatCount(kept, 'se queda, porque alguien la cambió', 'se quedan, porque alguien las cambió')}`;
}
