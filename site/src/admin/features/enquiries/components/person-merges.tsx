import { css } from '@emotion/react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, space } from '#src/theme/tokens.ts';
import type { PersonMerge, PersonMergeKind } from '@tequiora/cms/contracts/enquiry-person.ts';
import { useUndoMerge } from '../api/person.ts';
import { formatContact } from '../lib/format-contact.ts';

type PersonMergesProps = {
  enquiryId: string;
  merges: readonly PersonMerge[];
  kind: PersonMergeKind;
  /** Called after an undo, which removes the focused button. */
  onUndone: () => void;
};

const TEXTS: Record<
  PersonMergeKind,
  Record<'title' | 'none' | 'undo' | 'done' | 'failure', string>
> = {
  merge: {
    title: 'Uniones',
    none: 'El equipo no la ha unido con otra persona.',
    undo: 'Deshacer unión',
    done: 'Unión deshecha',
    failure: 'Error al deshacer la unión',
  },
  separation: {
    title: 'Separaciones',
    none: 'El equipo no la ha separado de otra persona.',
    undo: 'Deshacer separación',
    done: 'Separación deshecha',
    failure: 'Error al deshacer la separación',
  },
};

/** Lists the merges or separations in effect, each with a button that undoes it. */
export function PersonMerges({ enquiryId, merges, kind, onUndone }: PersonMergesProps) {
  const texts = TEXTS[kind];
  const { mutateAsync, variables, isPending } = useUndoMerge(enquiryId);
  const active = merges.filter((merge) => merge.kind === kind && merge.undoneAt === null);

  const undo = (id: string) =>
    void mutateAsync(id).then(
      () => {
        notify('success', texts.done);
        onUndone();
      },
      (error: unknown) => notifyFailure(texts.failure, error),
    );

  return (
    <Panel title={texts.title}>
      {active.length === 0 ? (
        <p css={hintCss}>{texts.none}</p>
      ) : (
        <ul role="list" css={listCss}>
          {active.map(({ id, contacts, mergedBy, mergedAt }) => (
            <li key={id} css={itemCss}>
              <p id={`union-${id}`} css={textCss}>
                {contacts.map(formatContact).join(' y ')}
              </p>
              <p css={hintCss}>
                <span>{`${mergedBy}, `}</span>
                <RelativeTime iso={mergedAt} />
              </p>
              <Button
                variant="secondary"
                size="sm"
                aria-describedby={`union-${id}`}
                isLoading={isPending && variables === id}
                aria-disabled={isPending}
                onClick={() => undo(id)}
              >
                {texts.undo}
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
