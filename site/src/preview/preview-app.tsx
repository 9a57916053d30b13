import type { PageProps } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewMessage } from './preview-message.tsx';
import { PreviewWaiting } from './preview-waiting.tsx';
import { usePreviewToken } from './token.ts';
import { usePreview } from './use-preview.ts';
import { HOW_TO_OPEN } from './words.ts';

type PreviewAppProps = { location: PageProps['location'] };

/** The draft of an entry on its page, for the person who holds the token of the address. */
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
          {/* After the page's own: the last one counts. */}
          <Seo title={`Vista previa de ${preview.name}`} path="/vista-previa" noindex />
        </>
      );
    }
  }
}
