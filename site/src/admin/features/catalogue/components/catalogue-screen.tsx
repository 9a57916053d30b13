import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import type { SelectOption } from '#src/components/form/select.tsx';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { listParams } from '../lib/list-params.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueList } from './catalogue-list.tsx';

type CatalogueScreenProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  categories: readonly SelectOption[];
  description: string;
  /** 'Agregar producto' */
  createLabel: string;
};

export function CatalogueScreen<Item extends AdminEntry>(props: CatalogueScreenProps<Item>) {
  const { kind, categories, description, createLabel } = props;
  const [state, onChange] = useUrlState(listParams);
  return (
    <>
      <PageHeader
        title={kind.texts.titles}
        description={description}
        actions={
          <LinkButton to={kind.paths.create()} variant="primary" icon="plus">
            {createLabel}
          </LinkButton>
        }
      />
      <CatalogueFilters {...{ kind, categories, state, onChange }} />
      <CatalogueList {...{ kind, state, onChange }} />
    </>
  );
}
