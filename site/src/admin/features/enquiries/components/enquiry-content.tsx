import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryError } from '#src/admin/ui/query-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { DASHBOARD_ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { EnquiryLayout } from './enquiry-layout.tsx';

const NOT_FOUND = 404;

type EnquiryContentProps<Data> = {
  query: UseQueryResult<Data>;
  /** Title while there is no data. */
  title: string;
  /** 'Error al cargar consulta' */
  failure: string;
  /** 'Cargando la consulta…' */
  loading: string;
  children: (data: Data) => ReactNode;
};

/** Shows what a query found about an enquiry, or a loading, not-found or error state. */
export function EnquiryContent<Data>(props: EnquiryContentProps<Data>) {
  const { query, title, failure, loading, children } = props;
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
  if (data !== undefined) return <>{children(data)}</>;
  return (
    <>
      <PageHeader title={title} />
      {error ? <QueryError title={failure} query={query} /> : <EnquirySkeleton label={loading} />}
    </>
  );
}

/** Placeholder while an enquiry loads. */
function EnquirySkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
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
