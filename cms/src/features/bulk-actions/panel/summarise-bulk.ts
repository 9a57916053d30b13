import type { BulkAction } from '../../../../contracts/bulk-actions';

type Summary = { variant: 'success' | 'warning' | 'danger'; text: string };

const entries = (count: number) => (count === 1 ? 'una entrada' : `${count} entradas`);

/** Summarises which of several entries can be published. */
export function summariseCheck(accepted: number, count: number): Summary {
  if (accepted === 0) return { variant: 'danger', text: 'No se puede publicar ninguna.' };
  const refused = count - accepted;
  if (refused > 0) {
    return {
      variant: 'warning',
      text: `Se ${accepted === 1 ? 'puede' : 'pueden'} publicar ${accepted} de ${count}; ${refused === 1 ? 'una no' : `${refused} no`}.`,
    };
  }
  return { variant: 'success', text: `Se puede publicar todo: ${entries(count)}.` };
}

/** Summarises which of several entries were published. */
export function summariseRun(done: number, count: number): Summary {
  if (done === count) return { variant: 'success', text: `Se publicó todo: ${entries(count)}.` };
  if (done === 0) return { variant: 'danger', text: 'No se publicó ninguna.' };
  const verb = done === 1 ? 'publicó' : 'publicaron';
  return {
    variant: 'warning',
    text: `Se ${verb} ${done} de ${count}. Lo demás sigue como estaba.`,
  };
}

const REMOVED: Record<Exclude<BulkAction, 'publish'>, readonly [one: string, many: string]> = {
  unpublish: ['Se retiró una entrada.', 'Se retiraron'],
  delete: ['Se borró una entrada.', 'Se borraron'],
};

/** Formats how many entries were removed. */
export function formatRemoved(action: Exclude<BulkAction, 'publish'>, done: number): string {
  const [one, many] = REMOVED[action];
  return done === 1 ? one : `${many} ${done} entradas.`;
}
