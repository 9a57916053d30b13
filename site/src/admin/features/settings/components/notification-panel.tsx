import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { useDashboardSettings } from '../api/dashboard-settings.ts';
import { NotificationForm } from './notification-form.tsx';

/** Recipient of enquiry notifications. */
export function NotificationPanel() {
  return (
    <Panel title="Avisos de consultas nuevas">
      <QueryContent
        query={useDashboardSettings()}
        failure="Error al cargar los ajustes"
        loading={
          <SkeletonGroup label="Cargando ajustes…">
            <Skeleton height="130px" />
          </SkeletonGroup>
        }
      >
        {(settings) => <NotificationForm settings={settings} />}
      </QueryContent>
    </Panel>
  );
}
