import { css } from '@emotion/react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, space } from '#src/theme/tokens.ts';
import type { PersonMerge } from '@tequiora/cms/contracts/enquiry-person.ts';
import { useUndoMerge } from '../api/person.ts';
import { formatContact } from '../lib/format-contact.ts';

type PersonMergesProps = {
  enquiryId: string;
  merges: readonly PersonMerge[];
  /** Called after an undo, which removes the focused button. */
  onUndone: () => void;
};

/** Lists the merges in effect, each with a button that undoes it. */
export function PersonMerges({ enquiryId, merges, onUndone }: PersonMergesProps) {
  const { mutateAsync, variables, isPending } = useUndoMerge(enquiryId);
  const active = merges.filter(({ undoneAt }) => undoneAt === null);

  const undo = (id: string) =>
    void mutateAsync(id).then(
      () => {
        notify('success', 'Unión deshecha');
        onUndone();
      },
      (error: unknown) => notifyFailure('Error al deshacer la unión', error),
    );

  return (
    <Panel title="Uniones">
      {active.length === 0 ? (
        <p css={hintCss}>El equipo no la ha unido con otra persona.</p>
      ) : (
        <ul role="list" css={listCss}>
          {active.map(({ id, contacts, mergedBy, mergedAt }) => (
            <li key={id} css={itemCss}>
              <p id={`union-${id}`} css={textCss}>
                {contacts.map(formatContact).join(' y ')}
              </p>
              <p css={hintCss}>
                {mergedBy}, <RelativeTime iso={mergedAt} />
              </p>
              <Button
                variant="secondary"
                size="sm"
                aria-describedby={`union-${id}`}
                isLoading={isPending && variables === id}
                aria-disabled={isPending}
                onClick={() => undo(id)}
              >
                Deshacer unión
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const listCss = css({ display: 'grid', gap: space[5] });

const itemCss = css({ display: 'grid', gap: space[3], justifyItems: 'start', minWidth: 0 });

const textCss = css({ ...adminText.sm, color: color.fg, overflowWrap: 'anywhere' });
