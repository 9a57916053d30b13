import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/admin/lib/paths.ts';
import { DownloadButton } from '#src/admin/ui/download-button.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { EXPORT_FORMAT_LABELS, EXPORT_FORMATS } from '@tequiora/cms/contracts/export-formats.ts';
import { exportProducts, productCategoriesQuery } from '../api/catalogue.ts';
import { productKind } from '../lib/product-kind.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

/** Lists all products, including drafts. */
export function ProductsScreen() {
  const { data = [] } = useQuery(productCategoriesQuery);
  return (
    <CatalogueScreen
      kind={productKind}
      categories={data.map(({ slug, name }) => ({ value: slug, label: name }))}
      description="El catálogo de /productos. Los destacados salen también en el inicio."
      createLabel="Agregar producto"
      actions={
        <>
          {EXPORT_FORMATS.map((format) => (
            <DownloadButton
              key={format}
              download={() => exportProducts(format)}
              defaultName={`productos.${format}`}
              failure="Error al exportar productos"
            >
              {EXPORT_FORMAT_LABELS[format]}
            </DownloadButton>
          ))}
          <LinkButton to={paths.importProducts.to()}>Importar</LinkButton>
          <LinkButton to={paths.prices.to()}>{paths.prices.title}</LinkButton>
        </>
      }
    />
  );
}
