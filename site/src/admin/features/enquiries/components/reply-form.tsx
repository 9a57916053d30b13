import { css } from '@emotion/react';
import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { useRecordReply } from '../api/reply-to-enquiry.ts';
import { CHANNEL_LABELS } from '../lib/history-words.ts';
import { REPLY_TEMPLATES } from '../lib/reply-templates.ts';
import { useReplyForm } from '../lib/use-reply-form.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { OpenReply } from './open-reply.tsx';
import { ReplyPreview } from './reply-preview.tsx';
import { UnrecordedReply } from './unrecorded-reply.tsx';

/** Programs cut longer addresses off. */
const TEXT_MAX = 1500;
const OPTIONS = REPLY_TEMPLATES.map(({ id, label }) => ({ value: id, label }));

type ReplyFormProps = { enquiry: EnquiryDetail; company: string; onDone: () => void };

export function ReplyForm({ enquiry, company, onDone }: ReplyFormProps) {
  const reply = useReplyForm(enquiry, company);
  const { form, draft, values, subject, address, isEdited } = reply;
  const { channel, template, text } = values;
  const { mutate, isPending, error } = useRecordReply(enquiry.documentId);
  const isEmpty = text.trim() === '';

  const record = () =>
    mutate(
      { channel, template },
      {
        onSuccess: () => {
          draft.clear();
          notify('success', 'Respuesta registrada', `Envíala desde ${program(channel)}.`);
          onDone();
        },
      },
    );

  return (
    <div css={formCss}>
      {error ? (
        <UnrecordedReply
          error={error}
          program={CHANNEL_LABELS[channel]}
          isRetrying={isPending}
          onRetry={record}
        />
      ) : null}
      <ChannelChoice
        value={channel}
        hasPhone={enquiry.phone !== null}
        onChange={(next) => form.setValue('channel', next)}
      />
      <Select
        id="plantilla"
        label="Plantilla"
        options={OPTIONS}
        value={template}
        onChange={(event) => reply.chooseTemplate(event.target.value)}
      />
      <TextArea
        id="respuesta"
        label="Texto"
        hint={draft.isRestored && isEdited ? 'Recuperamos lo que habías escrito.' : undefined}
        error={isEmpty ? 'Escribe el texto de la respuesta' : undefined}
        maxLength={TEXT_MAX}
        counterMax={TEXT_MAX}
        {...form.register('text')}
      />
      {isEdited ? (
        <Button variant="link" size="sm" css={restoreCss} onClick={reply.restoreText}>
          Usar el texto de la plantilla
        </Button>
      ) : null}
      <ReplyPreview channel={channel} to={enquiry.email} subject={subject} text={text} />
      <div css={footerCss}>
        <Button variant="secondary" onClick={onDone}>
          Cancelar
        </Button>
        <OpenReply
          channel={channel}
          href={address}
          isDisabled={isEmpty || isPending}
          onOpen={record}
        />
      </div>
    </div>
  );
}

function program(channel: keyof typeof CHANNEL_LABELS): string {
  return channel === 'whatsapp' ? 'WhatsApp' : 'tu programa de correo';
}

const formCss = css({ display: 'grid', gap: space[4], minWidth: 0 });

const restoreCss = css({ justifySelf: 'start' });

const footerCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  justifyContent: 'flex-end',
  marginTop: space[3],
});
