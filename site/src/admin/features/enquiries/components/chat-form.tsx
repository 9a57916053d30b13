import { css } from '@emotion/react';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DateInput } from '#src/admin/ui/date-input.tsx';
import { dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { EmailInput } from '#src/components/form/email-input.tsx';
import { RequiredNote } from '#src/components/form/required-note.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { flex, mq, space } from '#src/theme/tokens.ts';
import { CHAT_LIMITS, type ReferenceProblem } from '@tequiora/cms/contracts/chat.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { REGISTERED_CHANNELS } from '@tequiora/cms/contracts/enquiry.ts';
import { findChatReference } from '@tequiora/cms/contracts/find-chat-reference.ts';
import { toLocal } from '../lib/chat-schema.ts';
import { toOptions } from '../lib/filter-options.ts';
import { useChatForm } from '../lib/use-chat-form.ts';

const CHANNEL_OPTIONS = REGISTERED_CHANNELS.map((value) => ({
  value,
  label: CHANNEL_LABELS[value],
}));

const TYPE_OPTIONS = toOptions(TYPE_LABELS);

/** The first field. */
export const MESSAGE_FIELD_ID = 'chat-mensaje';

type ChatFormProps = {
  onRegistered: (enquiry: EnquiryDetail) => void;
  onCancel: () => void;
};

export function ChatForm({ onRegistered, onCancel }: ChatFormProps) {
  const { form, draft, submit, isPending, error, problem, clearProblem } =
    useChatForm(onRegistered);
  const { channel, message, isAnswered = false, isMine = false } = form.watch();
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0;

  return (
    <form noValidate css={formCss} onSubmit={(event) => void submit(false)(event)}>
      <RequiredNote />
      <TextArea
        id={MESSAGE_FIELD_ID}
        label={channel === 'whatsapp' ? 'Mensaje o referencia' : 'Mensaje'}
        isRequired
        hint={channel === 'whatsapp' ? referenceHint(message) : 'Escribe qué pidió.'}
        limit={CHAT_LIMITS.message.max}
        style={{ minHeight: '88px' }}
        {...formField(form, 'message', { onChange: clearProblem })}
      />
      <div css={pairCss}>
        <TextInput
          id="chat-nombre"
          label="Nombre"
          autoComplete="off"
          isRequired
          {...formField(form, 'name')}
        />
        <TextInput
          id="chat-telefono"
          label="Teléfono"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          isRequired
          {...formField(form, 'phone')}
        />
        <EmailInput
          id="chat-correo"
          label="Correo (opcional)"
          autoComplete="off"
          {...formField(form, 'email')}
        />
        <Select
          id="chat-tipo"
          label="Tipo"
          isRequired
          options={TYPE_OPTIONS}
          {...formField(form, 'type')}
        />
      </div>
      <div css={arrivalCss}>
        <Select
          id="chat-canal"
          label="Por dónde llegó"
          isRequired
          options={CHANNEL_OPTIONS}
          {...formField(form, 'channel', { onChange: clearProblem })}
        />
        <DateInput
          id="chat-llegada"
          label="Cuándo llegó"
          type="datetime-local"
          isRequired
          max={toLocal(new Date())}
          form={form}
          name="arrivedAt"
        />
      </div>
      <div css={flagsCss}>
        <CheckBox
          label="Ya le respondí"
          isChecked={isAnswered}
          onToggle={() => {
            form.setValue('isAnswered', !isAnswered);
            if (!isAnswered) form.setValue('isMine', true);
          }}
        />
        <CheckBox
          label="Es mía"
          isChecked={isMine}
          onToggle={() => form.setValue('isMine', !isMine)}
        />
      </div>
      {draft.isRestored ? <Banner>Recuperamos lo que habías escrito.</Banner> : null}
      {error && !hasFieldErrors ? (
        <Banner tone={problem ? 'warning' : 'danger'}>
          <span>{`${failureText(error)} `}</span>
          <ProblemLink problem={problem} />
        </Banner>
      ) : null}
      <div css={dialogFooterCss}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        {/* Enter in a field must not confirm. */}
        <Button
          type={problem ? 'button' : 'submit'}
          isLoading={isPending}
          {...(problem ? { onClick: () => void submit(true)() } : null)}
        >
          {problem ? CONFIRM_LABELS[problem.problem] : 'Registrar'}
        </Button>
      </div>
    </form>
  );
}

const CONFIRM_LABELS: Record<ReferenceProblem['problem'], string> = {
  unknown: 'Registrar con origen desconocido',
  repeated: 'Registrar de todos modos',
};

function ProblemLink({ problem }: { problem: ReferenceProblem | null }) {
  if (problem?.problem !== 'repeated') return null;
  return (
    <ScreenLink to={paths.enquiry.to(problem.documentId)}>{`Ver ${problem.folio}`}</ScreenLink>
  );
}

/** Returns what the message says about the source of the chat. */
function referenceHint(message: string): string {
  if (message.trim() === '') return 'Pega el mensaje completo o escribe su referencia.';
  const found = findChatReference(message);
  return found
    ? `Referencia encontrada: ${found.reference}`
    : 'Sin referencia: el origen quedará como desconocido.';
}

// Fields reserve a line for their error.
const formCss = css({ display: 'grid', gap: space[2], minWidth: 0 });

const pairCss = css({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** A time of twelve hours with its «p. m.» needs the width. */
const arrivalCss = css(pairCss, {
  [mq.md]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
});

const flagsCss = css({ ...flex.wrap, gap: `0 ${space[6]}` });
