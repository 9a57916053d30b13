import { css } from '@emotion/react';
import { useRef } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink, tallLinkCss } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useSeparatePersons } from '../api/person.ts';
import { describeSharedContact } from '../lib/describe-shared-contact.ts';

/** Lists other enquiries of the same person, each with a button that separates it. */
export function RelatedEnquiries({ enquiry }: { enquiry: EnquiryDetail }) {
  const { documentId: enquiryId, related } = enquiry;
  const { mutateAsync, variables, isPending } = useSeparatePersons(enquiryId);
  const isMounted = useIsMounted();
  const panel = useRef<HTMLDivElement>(null);

  const separate = (id: string, folio: string) =>
    void mutateAsync(id).then(
      () => {
        notify(
          'success',
          'Personas separadas',
          `${folio} ya no aparece aquí. Se puede deshacer en «Ver a la persona».`,
        );
        // The button is gone.
        if (isMounted()) panel.current?.querySelector('a')?.focus();
      },
      (error: unknown) => notifyFailure('Error al separar personas', error),
    );

  return (
    <div ref={panel}>
      <Panel
        title="De la misma persona"
        action={
          <ScreenLink to={paths.person.to(enquiryId)} css={tallLinkCss}>
            Ver a la persona
          </ScreenLink>
        }
      >
        {related.length === 0 ? (
          <p css={smallCss}>No hay otras consultas con este correo o teléfono.</p>
        ) : (
          <ul role="list" css={listCss}>
            {related.map((other) => (
              <li key={other.documentId} css={itemCss}>
                <ScreenLink
                  id={`relacionada-${other.documentId}`}
                  to={paths.enquiry.to(other.documentId)}
                  css={tallLinkCss}
                >
                  {`${other.folio} · ${TYPE_LABELS[other.type]}`}
                </ScreenLink>
                <EnquiryStatusBadge status={other.status} />
                <span css={smallCss}>
                  <span>{`${other.name}, `}</span>
                  <RelativeTime iso={other.createdAt} />
                  <span>{` · ${describeSharedContact(enquiry, other)}`}</span>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-describedby={`relacionada-${other.documentId}`}
                  isLoading={isPending && variables === other.documentId}
                  aria-disabled={isPending}
                  onClick={() => separate(other.documentId, other.folio)}
                >
                  No es la misma persona
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

const listCss = css({ ...adminText.sm, display: 'grid', gap: space[5] });

const itemCss = css({ ...flex.wrapSpread, gap: `${space[2]} ${space[4]}` });

const smallCss = css({ ...adminText.xs, flexBasis: '100%', color: color.fgMuted });
