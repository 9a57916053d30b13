import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { dashboardSettingsSchema } from '@tequiora/cms/contracts/dashboard-settings-schema.ts';
import type { DashboardSettings } from '@tequiora/cms/contracts/dashboard-settings.ts';
import { useSaveDashboardSettings } from '../api/dashboard-settings.ts';
import { useSaving } from '../lib/use-saving.ts';
import { SettingsForm } from './settings-form.tsx';

const toValues = ({ notificationEmail }: DashboardSettings): DashboardSettings => ({
  notificationEmail: notificationEmail ?? '',
});

export function NotificationForm({ settings }: { settings: DashboardSettings }) {
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
