import { yupResolver } from '@hookform/resolvers/yup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#src/admin/lib/api.ts';
import { formField } from '#src/admin/lib/form-field.ts';
import { openSession } from '#src/admin/lib/session-store.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import {
  PASSWORD_MIN,
  type PasswordRequest,
  type SignInResponse,
} from '@tequiora/cms/contracts/session.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { EMPTY_PASSWORD, passwordSchema, type PasswordValues } from '../lib/password-schema.ts';
import { SettingsForm } from './settings-form.tsx';

/** Keeps no draft, unlike the other forms: passwords are never stored in the browser. */
export function PasswordPanel() {
  const { email } = useCurrentUser();
  const form = useForm<PasswordValues>({
    resolver: yupResolver(passwordSchema),
    defaultValues: EMPTY_PASSWORD,
  });
  const { mutateAsync: changePassword } = useChangePassword();
  const save = async ({ currentPassword, password }: PasswordRequest) => {
    await changePassword({ currentPassword, password });
    form.reset(EMPTY_PASSWORD);
  };
  return (
    <Panel title="Tu contraseña">
      <SettingsForm
        form={form}
        submitLabel="Cambiar contraseña"
        save={save}
        savedText="Tu contraseña cambió. Cerramos tus sesiones en los demás dispositivos."
      >
        {/* For password managers: the account of the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={3}>
          <PasswordInput
            id="ajustes-contrasena-actual"
            label="Contraseña actual"
            autoComplete="current-password"
            isRequired
            {...formField(form, 'currentPassword')}
          />
          <PasswordInput
            id="ajustes-contrasena-nueva"
            label="Contraseña nueva"
            autoComplete="new-password"
            isRequired
            hint={`Al menos ${PASSWORD_MIN} caracteres; una frase larga es mejor que una palabra rara.`}
            {...formField(form, 'password')}
          />
          <PasswordInput
            id="ajustes-contrasena-repetida"
            label="Repite la contraseña nueva"
            autoComplete="new-password"
            isRequired
            {...formField(form, 'repeated')}
          />
        </Stack>
      </SettingsForm>
    </Panel>
  );
}

/**
 * Changes the password of the user: every other session ends, this one continues with a new token.
 */
function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: PasswordRequest) =>
      api.post<SignInResponse>('/auth/change-password', request),
    onSuccess: ({ jwt, user }) => {
      openSession(jwt, user);
      return queryClient.invalidateQueries(sessionsQuery);
    },
  });
}
