import type { ButtonSize, ButtonVariant } from '#src/components/ui/button-css.ts';
import type { ButtonIconName } from '#src/components/ui/button-icon.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useChatHref } from './use-whatsapp-href.ts';

/** A `shared.link` of the CMS. */
export type CmsLinkValue = {
  label: string;
  target?: 'enlace' | 'whatsapp' | (string & {}) | null;
  href?: string | null;
  message?: string | null;
};

type CmsLinkProps = {
  link: CmsLinkValue | null | undefined;
  /** WhatsApp links use the WhatsApp variant by default. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ButtonIconName;
  isFullWidth?: boolean;
  className?: string;
};

/** Renders a CMS link as a button: a WhatsApp chat, a page, or another site. */
export function CmsLink({ link, variant, ...rest }: CmsLinkProps) {
  const chat = useChatHref(link?.message);
  if (!link) return null;
  const isChat = link.target === 'whatsapp';
  const href = isChat ? chat : link.href;
  if (!href) return null;
  return (
    <ButtonLink href={href} variant={variant ?? (isChat ? 'whatsapp' : 'primary')} {...rest}>
      {link.label}
    </ButtonLink>
  );
}
