import { CheckList } from '#src/components/ui/check-list.tsx';
import { PackagePrice } from '#src/components/ui/price.tsx';
import { ComparisonDetails } from '#src/sections/shared/comparison-details.tsx';

type Package = Queries.PackageFieldsFragment;

const LISTS = [
  { label: 'Ideal para', read: (item: Package) => item.idealFor },
  { label: 'Incluye', read: (item: Package) => item.features },
  { label: 'Lo que ganas', read: (item: Package) => item.benefits },
];

/** All packages side by side, once a visitor asks for it. */
export function PackagesComparison({ packages }: { packages: readonly Package[] }) {
  if (packages.length < 2) return null;
  const lists = LISTS.filter(({ read }) => packages.some((item) => read(item).length > 0));
  const hasTimes = packages.some(({ deliveryTime }) => deliveryTime);
  return (
    <ComparisonDetails
      summary="Comparar los paquetes lado a lado"
      label="Comparación de los paquetes"
      columns={packages.map(({ name }) => name)}
      rows={[
        {
          label: 'Inversión',
          cells: packages.map((item) => <PackagePrice key={item.slug} item={item} />),
        },
        ...(hasTimes
          ? [{ label: 'Entrega', cells: packages.map((item) => item.deliveryTime ?? '—') }]
          : []),
        ...lists.map(({ label, read }) => ({
          label,
          cells: packages.map((item) => <CheckList key={item.slug} items={read(item)} />),
        })),
      ]}
    />
  );
}
