import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';

const TEMPLATES_PATH = '/content-manager/collection-types/api::reply-template.reply-template';

type TemplatesFailureProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> };

/** Reports that the templates could not be loaded; the text field works without them. */
export function TemplatesFailure({ query }: TemplatesFailureProps) {
  return (
    <Banner
      tone="warning"
      action={
        <Button
          variant="secondary"
          size="sm"
          isLoading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Reintentar
        </Button>
      }
    >
      No pudimos cargar las plantillas. {failureText(query.error)} Puedes escribir tu respuesta sin
      ellas.
    </Banner>
  );
}

/** Says where to write templates when there are none for the type of the enquiry. */
export function NoTemplates() {
  const { data } = useOverview();
  return (
    <Banner>
      No hay plantillas para este tipo de consulta. Se escriben en el CMS
      {data ? (
        <>
          :{' '}
          <TextLink href={data.cms.url + TEMPLATES_PATH} isExternal>
            Plantillas de respuesta
          </TextLink>
        </>
      ) : null}
      .
    </Banner>
  );
}
