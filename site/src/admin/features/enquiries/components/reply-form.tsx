import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { buttonCss } from '#src/components/ui/button-css.ts';
import { ButtonIcon } from '#src/components/ui/button-icon.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { REPLY_MAIL_LIMITS } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { REPLY_CHANNELS, type ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import type { ReplyTemplatesResponse } from '@tequiora/cms/contracts/reply-template.ts';
import { useAttachments } from '../api/attachments.ts';
import { copyReply } from '../lib/copy-reply.ts';
import { isTextLeftOut } from '../lib/reply-href.ts';
import type { OpenedReply } from '../lib/use-opened-reply.ts';
import { NO_TEMPLATE, useReplyForm } from '../lib/use-reply-form.ts';
import type { useReplyMail } from '../lib/use-reply-mail.ts';
import { AttachmentField } from './attachment-field.tsx';
import { ReplyPreview } from './reply-preview.tsx';

/** Some programs truncate longer URLs. */
const LINKED_TEXT_MAX = 1500;
const WRITE_TEXT = 'Escribe el texto de la respuesta';
const FREE_TEXT = { value: NO_TEMPLATE, label: 'Sin plantilla' };

type ReplyFormProps = {
  enquiry: EnquirySummary;
  channel: ReplyChannel | undefined;
  data: ReplyTemplatesResponse['data'];
  onOpen: (reply: OpenedReply) => void;
  onSend: ReturnType<typeof useReplyMail>['send'];
  isSending: boolean;
  onCancel: () => void;
  /** A notice about the templates. */
  children: ReactNode;
};

export function ReplyForm(props: ReplyFormProps) {
  const { enquiry, data, onOpen, onSend, isSending, onCancel, children } = props;
  const reply = useReplyForm(enquiry, data, props.channel);
  const { form, draft, channel, text, template, subject, address, isEdited } = reply;
  const options = data.templates.map(({ documentId, name }) => ({
    value: documentId,
    label: name,
  }));
  // What a mail needs that leaves from here.
  const mail = channel === 'email' ? data.mail : null;
  const attachments = useAttachments(enquiry.documentId);
  const max = mail ? REPLY_MAIL_LIMITS.text : LINKED_TEXT_MAX;
  const isEmpty = text.trim() === '';
  // Nothing is wrong with a free text that was not started.
  const isUnstarted = isEmpty && !template;
  const isCopied = isTextLeftOut(address);
  const isBlocked = isEmpty || text.length > max;
  const isRestored = draft.isRestored && (isEdited || !template);
  const hint = isRestored ? 'Recuperamos lo que habías escrito.' : undefined;

  return (
    <div css={formCss}>
      <ChannelChoice
        value={channel}
        isOffered={{ whatsapp: enquiry.phone !== null, email: enquiry.email !== null }}
        onChange={(next) => form.setValue('channel', next)}
      />
      {children}
      <Select
        id="plantilla"
        label="Plantilla"
        options={[...options, FREE_TEXT]}
        value={template?.documentId ?? NO_TEMPLATE}
        onChange={(event) => reply.chooseTemplate(event.target.value)}
      />
      <TextArea
        id="respuesta"
        label="Texto"
        hint={isUnstarted ? WRITE_TEXT : hint}
        error={isEmpty && !isUnstarted ? WRITE_TEXT : undefined}
        limit={max}
        {...form.register('text')}
      />
      {isEdited ? (
        <Button variant="link" size="sm" css={restoreCss} onClick={reply.restoreText}>
          Usar el texto de la plantilla
        </Button>
      ) : null}
      {isEmpty ? null : (
        <ReplyPreview
          {...{ channel, subject, text }}
          to={enquiry.email}
          signature={mail?.signature}
        />
      )}
      {mail ? <AttachmentField files={mail.attachments} changes={attachments} /> : null}
      {isCopied && !mail ? (
        <p css={copiedCss}>
          El texto es demasiado largo para pasarlo al programa de correo: lo copiamos al abrirlo, y
          tú lo pegas en el mensaje.
        </p>
      ) : null}
      <div css={dialogFooterCss}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <OpenReply
          channel={channel}
          href={address}
          isDisabled={isBlocked}
          isCopied={isCopied}
          isSecondary={mail !== null}
          onOpen={() => {
            const copied = isCopied ? text.trim() : undefined;
            if (copied) copyReply(copied);
            onOpen({ channel, template: template?.name, href: address, copied });
          }}
        />
        {mail ? (
          <Button
            isLoading={isSending}
            aria-disabled={isBlocked || attachments.adding.isPending}
            onClick={() => {
              const values = form.getValues();
              const { key } = values;
              const name = template && { template: template.name };
              const ids = mail.attachments.map(({ id }) => id);
              onSend({ key, subject, text: text.trim(), ...name, attachments: ids }, values);
            }}
          >
            Enviar
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const LABELS: Record<ReplyChannel, string> = { whatsapp: 'WhatsApp', email: 'Correo' };

type ChannelChoiceProps = {
  value: ReplyChannel;
  /** Whether the enquiry has a number or address for it. */
  isOffered: Record<ReplyChannel, boolean>;
  onChange: (channel: ReplyChannel) => void;
};

const MISSING_LABELS: Record<ReplyChannel, string> = {
  whatsapp: 'no dejó teléfono',
  email: 'no dejó correo',
};

/** Selects WhatsApp or e-mail, whichever the enquiry has. */
function ChannelChoice({ value, isOffered, onChange }: ChannelChoiceProps) {
  return (
    <fieldset css={fieldsetCss}>
      <legend css={legendCss}>Responder por</legend>
      {REPLY_CHANNELS.map((channel) => {
        const isDisabled = !isOffered[channel];
        return (
          <label key={channel} css={choiceCss}>
            <input
              type="radio"
              name="medio"
              css={radioCss}
              checked={value === channel}
              disabled={isDisabled}
              onChange={() => onChange(channel)}
            />
            <span>{`${LABELS[channel]}${isDisabled ? ` (${MISSING_LABELS[channel]})` : ''}`}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

type OpenReplyProps = {
  channel: ReplyChannel;
  href: string;
  isDisabled: boolean;
  /** True when the text is copied, since the link does not have it. */
  isCopied: boolean;
  /** True when the mail can also be sent from here. */
  isSecondary: boolean;
  onOpen: () => void;
};

const MAIL_LABELS = { copied: 'Copiar texto y abrir correo', linked: 'Abrir correo' };

/** Opens the reply in a new tab. A plain link, since pop-up blockers allow it. */
function OpenReply(props: OpenReplyProps) {
  const { channel, href, isDisabled, isCopied, isSecondary, onOpen } = props;
  const isWhatsApp = channel === 'whatsapp';
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-disabled={isDisabled || undefined}
      css={buttonCss(isWhatsApp ? 'whatsapp' : isSecondary ? 'secondary' : 'primary', 'md')}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onOpen();
      }}
    >
      <ButtonIcon icon={isWhatsApp ? 'whatsapp' : 'mail'}>
        {isWhatsApp ? 'Abrir WhatsApp' : MAIL_LABELS[isCopied ? 'copied' : 'linked']}
      </ButtonIcon>
    </a>
  );
}

const formCss = css({ display: 'grid', gap: space[4], minWidth: 0 });

const copiedCss = css({ ...adminText.sm, color: color.fgBody });

const restoreCss = css({ justifySelf: 'start' });

const fieldsetCss = css({
  ...flex.wrap,
  gap: `0 ${space[6]}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const legendCss = css({ padding: 0, color: color.fg, fontSize: fontSize.ui, fontWeight: 600 });

const choiceCss = css({
  ...flex.inline,
  gap: space[3],
  minHeight: '44px',
  color: color.fgBody,
  fontSize: fontSize.ui,
  cursor: 'pointer',
});

const radioCss = css({ width: '20px', height: '20px', accentColor: color.accent });
