import type { PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';

// Separate chunk: public pages contain no code of the preview.
const PreviewApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ '#src/preview/preview-app.tsx'))
    .PreviewApp,
}));

/** Shows unpublished entries to the CMS panel. The built page is empty. */
export default function PreviewPage({ location }: PageProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <Seo title="Vista previa" path="/vista-previa" noindex />
      {isHydrated ? (
        <Suspense fallback={null}>
          <PreviewApp location={location} />
        </Suspense>
      ) : null}
      <noscript>
        La vista previa necesita JavaScript. Actívalo en tu navegador y recarga la página.
      </noscript>
    </>
  );
}
