import { css } from '@emotion/react';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens/space.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { REPLY_TEMPLATES } from '../lib/reply-templates.ts';
import type { OpenedReply } from '../lib/use-opened-reply.ts';
import { useReplyForm } from '../lib/use-reply-form.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { OpenReply } from './open-reply.tsx';
import { ReplyPreview } from './reply-preview.tsx';

/** Some programs truncate longer URLs. */
const TEXT_MAX = 1500;
const OPTIONS = REPLY_TEMPLATES.map(({ id, label }) => ({ value: id, label }));

type ReplyFormProps = {
  enquiry: EnquiryDetail;
  company: string;
  onOpen: (reply: OpenedReply) => void;
  onCancel: () => void;
};

export function ReplyForm({ enquiry, company, onOpen, onCancel }: ReplyFormProps) {
  const reply = useReplyForm(enquiry, company);
  const { form, draft, values, subject, address, isEdited } = reply;
  const { channel, template, text } = values;
  const isEmpty = text.trim() === '';

  return (
    <div css={formCss}>
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
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <OpenReply
          channel={channel}
          href={address}
          isDisabled={isEmpty}
          onOpen={() => onOpen({ channel, template, href: address })}
        />
      </div>
    </div>
  );
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
