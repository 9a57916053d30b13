import { useQuery } from '@tanstack/react-query';
import { serviceCategoriesQuery } from '../api/catalogue.ts';
import { serviceKind } from '../lib/service-kind.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

/** Lists all services, including drafts. */
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
