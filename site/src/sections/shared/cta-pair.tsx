import { CmsLink, type CmsLinkValue } from '#src/components/layout/cms-link.tsx';
import type { ButtonVariant } from '#src/components/ui/button-css.ts';
import { Cluster } from '#src/components/ui/cluster.tsx';

type CtaPairProps = {
  primary: CmsLinkValue | null | undefined;
  secondary: CmsLinkValue | null | undefined;
  /** White on a coloured background. */
  primaryVariant?: ButtonVariant;
  secondaryVariant?: ButtonVariant;
  className?: string;
};

/** The two buttons of a hero or a call to action; renders nothing without both. */
export function CtaPair({
  primary,
  secondary,
  primaryVariant = 'primary',
  secondaryVariant = 'secondary',
  className,
}: CtaPairProps) {
  if (!primary && !secondary) return null;
  return (
    <Cluster isStackedOnPhone className={className}>
      <CmsLink
        link={primary}
        variant={primaryVariant}
        icon={primary?.target === 'whatsapp' ? 'whatsapp' : 'arrow-right'}
      />
      <CmsLink
        link={secondary}
        variant={secondaryVariant}
        {...(secondary?.target === 'whatsapp' ? { icon: 'whatsapp' } : null)}
      />
    </Cluster>
  );
}
