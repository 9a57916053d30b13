import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { offerUndo } from '#src/admin/lib/offer-undo.ts';
import { notify } from '#src/components/notifications/store.ts';
import { type UndoResponse, type WithUndo } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { useUndoChanges } from '../api/enquiry-changes.ts';
import { formatEnquiryCount } from './describe-bulk-change.ts';

type Change = {
  title: string;
  message?: string | undefined;
  /** The parts of the responses to the change. */
  responses: readonly WithUndo[];
  /** Called when enquiries were restored. */
  onUndone?: (() => void) | undefined;
};

/**
 * Returns a function that reports a change and offers to undo it, also after the component is unmounted.
 */
export function useUndo() {
  const { mutateAsync } = useUndoChanges();
  return ({ title, message, responses, onUndone }: Change) => {
    const tokens = responses.flatMap(({ meta }) => meta?.undo ?? []);
    if (tokens.length === 0) {
      notify('success', title, message);
      return;
    }
    const undo = () =>
      mutateAsync(tokens).then(
        (outcome) => {
          const isWhole = outcome.changed.length + outcome.gone.length === 0;
          const duration = isWhole ? undefined : Infinity;
          notify(isWhole ? 'success' : 'warning', ...describeUndo(outcome), duration);
          if (outcome.restored > 0) onUndone?.();
        },
        (error: unknown) => notifyFailure('Error al deshacer', error),
      );
    offerUndo({ type: 'success', title, message, onUndo: () => void undo() });
  };
}

const MAX_FOLIOS = 5;

/** Returns title and text of the notification after an undo. */
function describeUndo({
  restored,
  changed,
  gone,
}: UndoResponse['data']): [title: string, text: string | undefined] {
  const sentences = [
    changed.length > 0 &&
      `${listFolios(changed)} ${changed.length === 1 ? 'sigue' : 'siguen'} igual: hubo otro cambio después.`,
    gone.length > 0 && `${listFolios(gone)} ya no ${gone.length === 1 ? 'existe' : 'existen'}.`,
  ].filter(Boolean);
  return [describeRestored(restored), sentences.length > 0 ? sentences.join(' ') : undefined];
}

function describeRestored(count: number): string {
  if (count === 0) return 'No se deshizo nada';
  return `${formatEnquiryCount(count)} como ${count === 1 ? 'estaba' : 'estaban'}`;
}

function listFolios(folios: readonly string[]): string {
  const rest = folios.length - MAX_FOLIOS;
  const named = folios.slice(0, MAX_FOLIOS).join(', ');
  return rest > 0 ? `${named} y ${formatCount(rest, 'otra', 'otras')}` : named;
}
