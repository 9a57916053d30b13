import { css } from '@emotion/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { prepareReset } from '#src/admin/lib/prepare-reset.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { TextArea } from '#src/components/form/text-area.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens.ts';
import {
  DASHBOARD_ENQUIRY_MESSAGES,
  NOTE_LIMITS,
  type EnquiryDetail,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { describeExcess } from '@tequiora/cms/contracts/excess.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';

type NoteFormProps = { enquiry: EnquiryDetail; changing: EnquiryChange };
type NoteValues = { note: string };

/** Form for an internal note. The draft survives reloads and failed saves. */
export function NoteForm({ enquiry, changing }: NoteFormProps) {
  const form = useForm<NoteValues>({ defaultValues: { note: '' } });
  const draft = useFormDraft(form, `nota:${enquiry.documentId}`);
  const { change, saving } = changing;
  const titleOf = useOutcomeTitle();
  const field = useRef<HTMLDivElement>(null);
  // `setFocus` of the form uses a timer; a letter typed before it would run its own shortcut.
  useShortcuts({ note: () => field.current?.querySelector('textarea')?.focus() });
  const isRestored = draft.isRestored && form.watch('note') !== '';

  const save = ({ note }: NoteValues) => {
    const reset = prepareReset(form);
    change({ note: note.trim() }, () => {
      draft.clear();
      reset({ note: '' });
      notify('success', titleOf('Nota guardada', enquiry));
    });
  };

  return (
    <form css={formCss} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <div ref={field} css={fieldCss}>
        <TextArea
          id="nota"
          label="Agregar una nota"
          hint={
            isRestored ? 'Recuperamos la nota que habías dejado sin guardar.' : 'La ve tu equipo.'
          }
          rows={2}
          limit={NOTE_LIMITS.max}
          {...formField(form, 'note', {
            validate: (value) => {
              const { length } = value.trim();
              if (length < NOTE_LIMITS.min) return DASHBOARD_ENQUIRY_MESSAGES.note;
              return describeExcess(length, NOTE_LIMITS.max);
            },
          })}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        icon="note"
        isLoading={saving?.note !== undefined}
        aria-disabled={saving !== null}
      >
        Guardar nota
      </Button>
    </form>
  );
}

const formCss = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
});

// Low, so that its button is in view on a phone, too; it grows with the text.
const fieldCss = css({ width: '100%', '& textarea': { minHeight: '76px' } });
