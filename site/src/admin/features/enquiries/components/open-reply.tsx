import { buttonCss } from '#src/components/ui/button-css.ts';
import { ButtonIcon } from '#src/components/ui/button-icon.tsx';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';

type OpenReplyProps = {
  channel: ReplyChannel;
  href: string;
  isDisabled: boolean;
  onOpen: () => void;
};

/** Opens the reply in a new tab. A plain link, since pop-up blockers allow it. */
export function OpenReply({ channel, href, isDisabled, onOpen }: OpenReplyProps) {
  const isWhatsApp = channel === 'whatsapp';
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-disabled={isDisabled || undefined}
      css={buttonCss(isWhatsApp ? 'whatsapp' : 'primary', 'md')}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onOpen();
      }}
    >
      <ButtonIcon icon={isWhatsApp ? 'whatsapp' : 'mail'}>
        {isWhatsApp ? 'Abrir WhatsApp' : 'Abrir correo'}
      </ButtonIcon>
    </a>
  );
}
