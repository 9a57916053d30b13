import { useQuery } from '@tanstack/react-query';
import { serviceCategoriesQuery } from '../api/get-service-categories.ts';
import { serviceKind } from '../lib/service-kind.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

/** All services, drafts too. */
export function ServicesScreen() {
  const { data = [] } = useQuery(serviceCategoriesQuery);
  return (
    <CatalogueScreen
      kind={serviceKind}
      categories={data.map((category) => ({ value: category, label: category }))}
      description="La consultoría que se ofrece en /servicios y en el inicio."
      createLabel="Crear servicio"
    />
  );
}
