import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryError } from '#src/admin/ui/query-error.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { flex, space } from '#src/theme/tokens.ts';
import { DASHBOARD_ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryQuery } from '../api/enquiries.ts';
import { useListNavigation } from '../lib/use-list-navigation.ts';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { EnquiryView } from './enquiry-view.tsx';

const NOT_FOUND = 404;

/** Shows one enquiry or its loading, not-found and error states. */
export function EnquiryScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <ListNavigation id={id} />
      <EnquiryContent key={id} id={id} />
    </>
  );
}

function EnquiryContent({ id }: { id: string }) {
  const query = useQuery(enquiryQuery(id));
  const { data, error } = query;

  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <>
        <PageHeader title={DASHBOARD_ENQUIRY_MESSAGES.notFound} />
        <EmptyState
          title="Esta consulta no existe o ya se eliminó"
          icon="inbox"
          action={<LinkButton to={paths.enquiries.to()}>Ver todas las consultas</LinkButton>}
        />
      </>
    );
  }
  if (data) return <EnquiryView enquiry={data} />;
  return (
    <>
      <PageHeader title="Consulta" />
      {error ? <QueryError title="Error al cargar consulta" query={query} /> : <EnquirySkeleton />}
    </>
  );
}

/** Links back to the list with its filters, and to the previous and next enquiry. */
function ListNavigation({ id }: { id: string }) {
  const { search, previous, next } = useListNavigation(id);
  return (
    <nav aria-label="Otras consultas de la lista" css={navCss}>
      <ScreenLink to={{ pathname: paths.enquiries.to(), search }} css={backCss}>
        Volver a la lista
      </ScreenLink>
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

/** Placeholder while an enquiry loads. */
function EnquirySkeleton() {
  return (
    <SkeletonGroup label="Cargando la consulta…">
      <EnquiryLayout
        main={['7rem', '12rem'].map(panelSkeleton)}
        side={['6rem', '16rem'].map(panelSkeleton)}
      />
    </SkeletonGroup>
  );
}

const panelSkeleton = (height: string) => (
  <Panel key={height}>
    <Skeleton height={height} />
  </Panel>
);

const navCss = css({ ...flex.wrapSpread, gap: space[4], minHeight: '44px' });

const backCss = css({ ...flex.inline, minHeight: '44px' });

const stepsCss = css({ display: 'flex', gap: space[3] });
