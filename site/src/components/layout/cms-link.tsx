import type { ButtonSize, ButtonVariant } from '#src/components/ui/button-css.ts';
import type { ButtonIconName } from '#src/components/ui/button-icon.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useSettings } from './settings-context.tsx';
import { chatHref } from './whatsapp-link.ts';

/** A `shared.link` of the CMS. */
export type CmsLinkValue = {
  label: string;
  target?: 'enlace' | 'whatsapp' | (string & {}) | null;
  href?: string | null;
  message?: string | null;
};

type CmsLinkProps = {
  link: CmsLinkValue | null | undefined;
  /** WhatsApp links look like WhatsApp unless another variant is asked for. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ButtonIconName;
  isFullWidth?: boolean;
  /** Stands for `{nombre}` in the message. */
  name?: string;
  className?: string;
};

/** A button of the CMS: a chat with its message, a page, or another site. */
export function CmsLink({ link, variant, name, ...rest }: CmsLinkProps) {
  const settings = useSettings();
  if (!link) return null;
  const isChat = link.target === 'whatsapp';
  const href = isChat ? chatHref(settings, link.message, name) : link.href;
  if (!href) return null;
  return (
    <ButtonLink href={href} variant={variant ?? (isChat ? 'whatsapp' : 'primary')} {...rest}>
      {link.label}
    </ButtonLink>
  );
}
