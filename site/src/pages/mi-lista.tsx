import { Seo } from '#src/components/seo/seo.tsx';
import { LIST_TITLE, ListSection } from '#src/sections/list/list-section.tsx';
import { LIST_PATH } from '@tequiora/cms/contracts/pages.ts';

/** The products that the visitor chose. */
export default function ListPage() {
  return (
    <>
      <Seo
        title={LIST_TITLE}
        description="Los productos que elegiste, con cantidades y un estimado para pedir tu cotización."
        path={LIST_PATH}
        noindex
      />
      <ListSection />
    </>
  );
}
