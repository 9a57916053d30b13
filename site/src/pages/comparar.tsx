import type { PageProps } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { COMPARE_TITLE, CompareSection } from '#src/sections/compare/compare-section.tsx';
import { COMPARE_PATH } from '@tequiora/cms/contracts/pages.ts';

/** Up to three products next to each other; `?productos=` names them. */
export default function ComparePage({ location }: PageProps) {
  return (
    <>
      <Seo
        title={COMPARE_TITLE}
        description="Compara precio, medidas, conexiones, garantía y entrega de hasta tres productos."
        path={COMPARE_PATH}
        noindex
      />
      <CompareSection locationKey={location.key} />
    </>
  );
}
