import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useScreenTitle } from '#src/admin/lib/screen-title.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryError } from '#src/admin/ui/query-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { space } from '#src/theme/tokens.ts';
import { entryQuery } from '../api/catalogue.ts';
import type { EntryValues } from '../lib/entry-form.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { EntryFormFrame, type EntryFormFrameProps } from './entry-form-frame.tsx';

/** Edits the entry whose id is in the URL; without an id, a new one. */
export function EntryScreen<Item extends AdminEntry, Values extends EntryValues>(
  props: Omit<EntryFormFrameProps<Item, Values>, 'item'>,
) {
  const { id } = useParams();
  if (!id) return <EntryFormFrame {...props} item={null} />;
  return (
    <StoredEntry kind={props.kind} id={id}>
      {(item) => <EntryFormFrame key={item.documentId} {...props} item={item} />}
    </StoredEntry>
  );
}

type StoredEntryProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  id: string;
  children: (item: Item) => ReactNode;
};

const NOT_FOUND = 404;

/** Loads an entry; shows loading, not-found and error states. */
function StoredEntry<Item extends AdminEntry>({ kind, id, children }: StoredEntryProps<Item>) {
  const { texts } = kind;
  const query = useQuery(entryQuery(kind, id));
  const { data, error } = query;
  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  useScreenTitle(data?.name ?? (isGone ? texts.notFound : texts.title));

  if (data) return <>{children(data)}</>;
  if (isGone) {
    return (
      <>
        <PageHeader title={texts.notFound} />
        <EmptyState
          title={`Este ${texts.noun} ya no existe`}
          hint="Puede que alguien lo haya eliminado, o que el enlace esté incompleto."
          icon={kind.icon}
          action={<LinkButton to={kind.paths.list()}>{`Ver todos los ${texts.nouns}`}</LinkButton>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={texts.title} />
      {error ? (
        <QueryError title={texts.loadFailed} query={query} />
      ) : (
        <FormSkeleton label={`Cargando ${texts.noun}…`} />
      )}
    </>
  );
}

/** Placeholder while a form loads. */
function FormSkeleton({ label }: { label: string }) {
  return (
    <Panel>
      <SkeletonGroup label={label} css={groupCss}>
        <Skeleton width="30%" />
        <Skeleton height="52px" />
        <Skeleton width="30%" />
        <Skeleton height="140px" />
        <Skeleton width="30%" />
        <Skeleton height="52px" />
      </SkeletonGroup>
    </Panel>
  );
}

const groupCss = css({ display: 'grid', gap: space[4] });
