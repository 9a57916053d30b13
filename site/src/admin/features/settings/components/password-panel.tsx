import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#src/admin/lib/api.ts';
import { openSession } from '#src/admin/lib/session-store.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { space } from '#src/theme/tokens.ts';
import {
  PASSWORD_MIN,
  type PasswordRequest,
  type SignInResponse,
} from '@tequiora/cms/contracts/session.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { EMPTY_PASSWORD, passwordSchema, type PasswordValues } from '../lib/password-schema.ts';
import { useSaving } from '../lib/use-saving.ts';
import { SettingsForm } from './settings-form.tsx';

/** Keeps no draft, unlike the other forms: passwords are never stored in the browser. */
export function PasswordPanel() {
  const { email } = useCurrentUser();
  const form = useForm<PasswordValues>({
    resolver: yupResolver(passwordSchema),
    defaultValues: EMPTY_PASSWORD,
  });
  const { mutateAsync: changePassword } = useChangePassword();
  const { outcome, isSaving, submit } = useSaving(form, {
    save: async ({ currentPassword, password }) => {
      await changePassword({ currentPassword, password });
      form.reset(EMPTY_PASSWORD);
    },
    savedText: 'Tu contraseña cambió. Cerramos tus sesiones en los demás dispositivos.',
  });
  const { register, formState } = form;
  return (
    <Panel title="Tu contraseña">
      <SettingsForm submitLabel="Cambiar contraseña" {...{ outcome, isSaving }} onSubmit={submit}>
        {/* For password managers: the account of the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div css={fieldsCss}>
          <PasswordInput
            id="ajustes-contrasena-actual"
            label="Contraseña actual"
            autoComplete="current-password"
            isRequired
            error={formState.errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <PasswordInput
            id="ajustes-contrasena-nueva"
            label="Contraseña nueva"
            autoComplete="new-password"
            isRequired
            hint={`Al menos ${PASSWORD_MIN} caracteres; una frase larga es mejor que una palabra rara.`}
            error={formState.errors.password?.message}
            {...register('password')}
          />
          <PasswordInput
            id="ajustes-contrasena-repetida"
            label="Repite la contraseña nueva"
            autoComplete="new-password"
            isRequired
            error={formState.errors.repeated?.message}
            {...register('repeated')}
          />
        </div>
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

const fieldsCss = css({ display: 'grid', gap: space[3] });
