import type { PageProps } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { HOW_TO_OPEN } from './how-to-open.ts';
import { PreviewBanner } from './preview-banner.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewMessage } from './preview-message.tsx';
import { PreviewWaiting } from './preview-waiting.tsx';
import { usePreviewToken } from './use-preview-token.ts';
import { usePreview } from './use-preview.ts';

type PreviewAppProps = { location: PageProps['location'] };

/** Shows the draft of an entry on its page, authorised by the token in the URL. */
export function PreviewApp({ location }: PreviewAppProps) {
  const { state, reload } = usePreview(usePreviewToken());
  switch (state.kind) {
    case 'loading':
      return <PreviewWaiting />;
    case 'ended':
      return (
        <PreviewMessage
          title="Aquí no hay vista previa"
          message={`${state.message} ${HOW_TO_OPEN}`}
        />
      );
    case 'failed':
      return (
        <PreviewMessage
          title="No se pudo mostrar la vista previa"
          message={state.message}
          onRetry={reload}
        />
      );
    case 'ready': {
      const { preview } = state.frame;
      return (
        <>
          <PreviewBanner preview={preview} endsAt={state.endsAt} />
          <PreviewFrame frame={state.frame} location={location} />
          {/* Rendered after the page's own title: the last one is used. */}
          <Seo title={`Vista previa de ${preview.name}`} path="/vista-previa" noindex />
        </>
      );
    }
  }
}
