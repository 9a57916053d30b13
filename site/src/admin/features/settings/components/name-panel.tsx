import { yupResolver } from '@hookform/resolvers/yup';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#src/admin/lib/api.ts';
import { formField } from '#src/admin/lib/form-field.ts';
import { storeUser } from '#src/admin/lib/session-store.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { profileSchema } from '@tequiora/cms/contracts/session-schema.ts';
import type { ProfileRequest, SessionResponse } from '@tequiora/cms/contracts/session.ts';
import { SettingsForm } from './settings-form.tsx';

export function NamePanel() {
  const { name, email } = useCurrentUser();
  const form = useForm({ resolver: yupResolver(profileSchema), defaultValues: { name } });
  const draft = useFormDraft(form, 'ajustes:nombre');
  const { mutateAsync: rename } = useRename();
  const save = async (values: ProfileRequest['data']) => {
    const user = await rename(values);
    draft.clear();
    form.reset({ name: user.name });
  };
  return (
    <Panel title="Tu nombre">
      <SettingsForm
        form={form}
        submitLabel="Guardar nombre"
        save={save}
        savedText="Tu nombre se guardó."
      >
        {draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
        <TextInput
          id="ajustes-nombre"
          label="Nombre"
          autoComplete="name"
          isRequired
          hint={`Así apareces en el historial de las consultas. Entras con ${email}.`}
          {...formField(form, 'name')}
        />
      </SettingsForm>
    </Panel>
  );
}

/** Changes the name of the user, also in the session store. */
function useRename() {
  return useMutation({
    mutationFn: async (data: ProfileRequest['data']) =>
      (await api.put<SessionResponse>('/auth/me', { data })).user,
    onSuccess: storeUser,
  });
}
