import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';

type SimilarProjectLinkProps = {
  /** Title of the case, for the message. */
  title: string;
  className?: string;
};

/** Link to a chat that mentions the case. */
export function SimilarProjectLink({ title, className }: SimilarProjectLinkProps) {
  return (
    <ButtonLink
      href={useWhatsAppHref('project', title)}
      variant="whatsapp"
      {...(className ? { className } : null)}
    >
      Solicitar proyecto similar
    </ButtonLink>
  );
}
