import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { ScreenLink, tallLinkCss } from '#src/admin/ui/screen-link.tsx';
import { flex, space } from '#src/theme/tokens.ts';
import { enquiryQuery } from '../api/enquiries.ts';
import { useListNavigation } from '../lib/use-list-navigation.ts';
import { EnquiryContent } from './enquiry-content.tsx';
import { EnquiryView } from './enquiry-view.tsx';

const POLL_INTERVAL_MS = 10_000;

/**
 * Shows one enquiry or its loading, not-found and error states, and polls for what other people do with it.
 */
export function EnquiryScreen() {
  const { id = '' } = useParams();
  const query = useQuery({ ...enquiryQuery(id), refetchInterval: POLL_INTERVAL_MS });
  return (
    <>
      <ListNavigation id={id} />
      <EnquiryContent
        key={id}
        query={query}
        title="Consulta"
        failure="Error al cargar consulta"
        loading="Cargando la consulta…"
      >
        {(enquiry) => <EnquiryView enquiry={enquiry} />}
      </EnquiryContent>
    </>
  );
}

/** Links back to «Hoy» or to the list with its filters, and to the previous and next enquiry. */
function ListNavigation({ id }: { id: string }) {
  const { search, isToday, previous, next } = useListNavigation(id);
  const navigate = useNavigate();
  const openEntry = (entry: typeof next) =>
    entry && (() => navigate(paths.enquiry.to(entry.id), { state: entry.context }));
  useShortcuts({ previous: openEntry(previous), next: openEntry(next) });
  return (
    <nav aria-label="Otras consultas de la lista" css={navCss}>
      {isToday ? (
        <ScreenLink to={paths.today.to()} css={tallLinkCss}>
          Volver a Hoy
        </ScreenLink>
      ) : (
        <ScreenLink to={{ pathname: paths.enquiries.to(), search }} css={tallLinkCss}>
          Volver a la lista
        </ScreenLink>
      )}
      <div css={stepsCss}>
        {previous ? (
          <LinkButton to={paths.enquiry.to(previous.id)} state={previous.context} icon="arrow-left">
            Anterior
          </LinkButton>
        ) : null}
        {next ? (
          <LinkButton to={paths.enquiry.to(next.id)} state={next.context} icon="arrow-right">
            Siguiente
          </LinkButton>
        ) : null}
      </div>
    </nav>
  );
}

const navCss = css({ ...flex.wrapSpread, gap: space[4], minHeight: '44px' });

const stepsCss = css({ display: 'flex', gap: space[3] });
