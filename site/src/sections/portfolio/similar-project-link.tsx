import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';

type SimilarProjectLinkProps = {
  /** The case that the message names. */
  content: { slug: string; title: string };
  className?: string;
};

/** Link to a chat that mentions the case. */
export function SimilarProjectLink({ content, className }: SimilarProjectLinkProps) {
  const { slug, title } = content;
  return (
    <ButtonLink
      href={useWhatsAppHref({ type: 'case', slug, name: title })}
      variant="whatsapp"
      className={className}
    >
      Solicitar proyecto similar
    </ButtonLink>
  );
}
