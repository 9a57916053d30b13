import { yupResolver } from '@hookform/resolvers/yup';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { prepareReset } from '#src/admin/lib/prepare-reset.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { EmailInput } from '#src/components/form/email-input.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { dashboardSettingsSchema } from '@tequiora/cms/contracts/dashboard-settings-schema.ts';
import type { DashboardSettings } from '@tequiora/cms/contracts/dashboard-settings.ts';
import { dashboardSettingsQuery, useSaveDashboardSettings } from '../api/dashboard-settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** Recipient of enquiry notifications. */
export function NotificationPanel() {
  return (
    <Panel title="Avisos de consultas nuevas">
      <QueryContent
        query={useQuery(dashboardSettingsQuery)}
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

const toValues = ({ notificationEmail }: DashboardSettings): DashboardSettings => ({
  notificationEmail: notificationEmail ?? '',
});

function NotificationForm({ settings }: { settings: DashboardSettings }) {
  const form = useForm<DashboardSettings>({
    resolver: yupResolver(dashboardSettingsSchema),
    defaultValues: toValues(settings),
  });
  const draft = useFormDraft(form, 'ajustes:avisos');
  const { mutateAsync } = useSaveDashboardSettings();
  const save = async (values: DashboardSettings) => {
    const reset = prepareReset(form);
    const saved = await mutateAsync(values);
    draft.clear();
    reset(toValues(saved));
  };
  return (
    <SettingsForm
      form={form}
      submitLabel="Guardar dirección"
      save={save}
      savedText="La dirección para los avisos se guardó."
    >
      {draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
      <EmailInput
        id="ajustes-avisos"
        label="Correo para los avisos"
        autoComplete="email"
        hint="Déjalo vacío para usar la cuenta que se eligió al instalar."
        {...formField(form, 'notificationEmail')}
      />
    </SettingsForm>
  );
}
