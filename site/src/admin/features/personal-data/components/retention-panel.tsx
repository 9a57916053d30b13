import { useQuery } from '@tanstack/react-query';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { retentionQuery } from '../api/retention.ts';
import { RetentionForm } from './retention-form.tsx';

export function RetentionPanel() {
  return (
    <Panel title="Cuánto tiempo se guarda">
      <QueryContent
        query={useQuery(retentionQuery())}
        failure="Error al cargar los plazos"
        loading={
          <SkeletonGroup label="Cargando plazos…">
            <Skeleton height="220px" />
          </SkeletonGroup>
        }
      >
        {(retention) => <RetentionForm retention={retention} />}
      </QueryContent>
    </Panel>
  );
}
