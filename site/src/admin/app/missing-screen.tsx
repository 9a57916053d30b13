import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** Shown for an unknown URL below /admin. */
export function MissingScreen() {
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <EmptyState
        title="Esta dirección no existe en el panel"
        hint="Puede que el enlace esté incompleto o que lo que buscas se haya eliminado."
        action={<LinkButton to={paths.overview.to()}>Ir al inicio</LinkButton>}
      />
    </>
  );
}
