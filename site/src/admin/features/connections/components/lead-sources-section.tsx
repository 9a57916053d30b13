import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { leadSourcesQuery, useAddSource } from '../api/lead-sources.ts';
import { LeadSourceDialog } from './lead-source-dialog.tsx';
import { LeadSourcePanel } from './lead-source-panel.tsx';
import { SecretDialog } from './secret-dialog.tsx';

const TITLE_ID = 'formularios-de-anuncios';

/** Systems that send leads of advertising forms. */
export function LeadSourcesSection() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = useAddSource();
  return (
    <section aria-labelledby={TITLE_ID} css={sectionCss}>
      <div css={headCss}>
        <div>
          <h2 id={TITLE_ID} css={titleCss}>
            Formularios de anuncios
          </h2>
          <p css={hintCss}>
            Los contactos que dejan las personas en Meta, Google o LinkedIn llegan solos a Consultas
          </p>
        </div>
        <Button variant="secondary" icon="plus" onClick={() => setIsAdding(true)}>
          Agregar fuente
        </Button>
      </div>
      <QueryContent
        query={useQuery(leadSourcesQuery)}
        failure="Error al cargar los formularios de anuncios"
        loading={
          <SkeletonGroup label="Cargando formularios de anuncios…">
            <Skeleton height="200px" />
          </SkeletonGroup>
        }
      >
        {(sources) =>
          sources.length === 0 ? (
            <EmptyState
              icon="zap"
              title="Ningún formulario de anuncios está conectado"
              hint="Agrega una fuente por cada sistema. Te damos una dirección y una clave, con las que tu equipo técnico conecta el formulario."
            />
          ) : (
            <div css={listCss}>
              {sources.map((source) => (
                <LeadSourcePanel key={source.documentId} source={source} onSecret={setSecret} />
              ))}
            </div>
          )
        }
      </QueryContent>
      <LeadSourceDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title="Agregar fuente"
        onSave={async (name) => {
          const added = await add.mutateAsync({ name });
          setIsAdding(false);
          setSecret(added.secret);
        }}
      />
      <SecretDialog
        secret={secret}
        onClose={() => setSecret(null)}
        title="Clave de la fuente"
        description="Con ella el otro sistema firma cada contacto que envía. Guárdala ahora: no la volveremos a mostrar."
      />
    </section>
  );
}

const sectionCss = css({ display: 'grid', gap: space[5], marginTop: space[8] });

const headCss = css({
  ...flex.wrap,
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
});

const titleCss = css({ ...adminText.lg, color: color.fg });

const listCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
