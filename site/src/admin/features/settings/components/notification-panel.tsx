import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { dashboardSettingsSchema } from '@tequiora/cms/contracts/dashboard-settings-schema.ts';
import type { DashboardSettings } from '@tequiora/cms/contracts/dashboard-settings.ts';
import { useDashboardSettings, useSaveDashboardSettings } from '../api/dashboard-settings.ts';
import { useSaving } from '../lib/use-saving.ts';
import { SettingsForm } from './settings-form.tsx';

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

const toValues = ({ notificationEmail }: DashboardSettings): DashboardSettings => ({
  notificationEmail: notificationEmail ?? '',
});

function NotificationForm({ settings }: { settings: DashboardSettings }) {
  const form = useForm<DashboardSettings>({
    resolver: yupResolver(dashboardSettingsSchema),
    defaultValues: toValues(settings),
  });
  const draft = useFormDraft(form, 'ajustes:avisos');
  const { mutateAsync: save } = useSaveDashboardSettings();
  const { outcome, isSaving, submit } = useSaving(form, {
    save: async (values) => {
      const saved = await save(values);
      draft.clear();
      form.reset(toValues(saved));
    },
    savedText: 'La dirección para los avisos se guardó.',
  });
  return (
    <SettingsForm submitLabel="Guardar dirección" {...{ outcome, isSaving }} onSubmit={submit}>
      {draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
      <TextInput
        id="ajustes-avisos"
        label="Correo para los avisos"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="Déjalo vacío para usar la cuenta que se eligió al instalar."
        error={form.formState.errors.notificationEmail?.message}
        {...form.register('notificationEmail')}
      />
    </SettingsForm>
  );
}
