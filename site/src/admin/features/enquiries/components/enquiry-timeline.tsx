import { css } from '@emotion/react';
import { forwardRef } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { TextArea } from '#src/components/form/text-area.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { color, flex, radius, space } from '#src/theme/tokens.ts';
import {
  DASHBOARD_ENQUIRY_MESSAGES,
  NOTE_LIMITS,
  type EnquiryDetail,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { describeRecord } from '../lib/describe-record.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';

type EnquiryTimelineProps = {
  history: readonly EnquiryHistoryRecord[];
  /** Index of the first record that is new to the user. */
  newFrom: number;
};

/** Shows the history of an enquiry, oldest record first. */
export const EnquiryTimeline = forwardRef<HTMLOListElement, EnquiryTimelineProps>(
  function EnquiryTimeline({ history, newFrom }, ref) {
    return (
      <ol ref={ref} tabIndex={-1} aria-label="Historial de la consulta" css={listCss}>
        {history.map((record, index) => (
          <li key={`${record.when} ${index}`} css={itemCss}>
            <span css={markCss}>
              <Icon name={ICONS[record.event]} size={16} />
            </span>
            <div css={bodyCss}>
              <p>
                {describeRecord(record)}{' '}
                {index >= newFrom ? <Badge tone="amber">Cambio nuevo</Badge> : null}
              </p>
              {record.event === 'noted' ? <p css={noteCss}>{record.text}</p> : null}
              <time dateTime={record.when} css={timeCss}>
                {formatDateTime(record.when)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    );
  },
);

const ICONS: Record<EnquiryHistoryRecord['event'], IconName> = {
  created: 'inbox',
  registered: 'message',
  'status-changed': 'refresh',
  'result-changed': 'refresh',
  replied: 'message',
  noted: 'note',
  taken: 'users',
  assigned: 'users',
  released: 'users',
  'next-step-set': 'calendar',
  'next-step-done': 'circle-check',
};

type NoteFormProps = { enquiry: EnquiryDetail; changing: EnquiryChange };
type NoteValues = { note: string };

/** Form for an internal note. The draft survives reloads and failed saves. */
export function NoteForm({ enquiry, changing }: NoteFormProps) {
  const form = useForm<NoteValues>({ defaultValues: { note: '' } });
  const draft = useFormDraft(form, `nota:${enquiry.documentId}`);
  const { change, saving } = changing;
  const { errors } = form.formState;
  const isRestored = draft.isRestored && form.watch('note') !== '';

  const save = ({ note }: NoteValues) =>
    change({ note: note.trim() }, () => {
      draft.clear();
      form.reset({ note: '' });
      notify('success', 'Nota guardada');
    });

  return (
    <form css={formCss} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <div css={fieldCss}>
        <TextArea
          id="nota"
          label="Agregar una nota"
          hint={
            isRestored ? 'Recuperamos la nota que habías dejado sin guardar.' : 'La ve tu equipo.'
          }
          error={errors.note?.message}
          rows={3}
          counterMax={NOTE_LIMITS.max}
          {...form.register('note', {
            validate: (value) => {
              const { length } = value.trim();
              const isFine = length >= NOTE_LIMITS.min && length <= NOTE_LIMITS.max;
              return isFine || DASHBOARD_ENQUIRY_MESSAGES.note;
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

const listCss = css({
  ...adminText.sm,
  display: 'grid',
  gap: space[5],
  // Clear of the top bar and of the notice that links here.
  scrollMarginTop: '17rem',
  outlineOffset: '6px',
});

const itemCss = css({ display: 'flex', gap: space[4], minWidth: 0 });

const markCss = css({
  flex: 'none',
  ...flex.center,
  width: '32px',
  height: '32px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accent,
});

const bodyCss = css({
  flex: 1,
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  paddingTop: '5px',
  color: color.fg,
  overflowWrap: 'anywhere',
});

const noteCss = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bgSunken,
  whiteSpace: 'pre-wrap',
});

const timeCss = css({ ...adminText.xs, color: color.fgMuted });

const formCss = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  marginTop: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

const fieldCss = css({ width: '100%' });
