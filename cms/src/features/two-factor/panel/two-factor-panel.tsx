import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';

import { formatDate } from '../../../../contracts/format-date';
import type { AccountTwoFactor, AccountTwoFactorResponse } from '../../../../contracts/two-factor';
import { contentApi } from '../../../platform/panel/strapi-panel';

const USER = 'plugin::users-permissions.user';

function ResetTwoFactor({ documentId }: { documentId: string }) {
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const [reset, { isLoading }] = useResetAccountTwoFactorMutation();

  async function confirm() {
    const result = await reset(documentId);
    if ('error' in result && result.error) {
      toggleNotification({ type: 'danger', message: formatError(result.error) });
    } else {
      toggleNotification({
        type: 'success',
        message: 'Se restableció la verificación en dos pasos',
      });
    }
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" fullWidth loading={isLoading}>
          Restablecer
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title="¿Restablecer la verificación en dos pasos?" onConfirm={confirm}>
        Para entrar al tablero bastará la contraseña. Se cierran las sesiones de esta cuenta y su
        dueño recibe un correo. Hazlo solo si sabes que es él quien te lo pide.
      </ConfirmDialog>
    </Dialog.Root>
  );
}

function Content({ documentId }: { documentId: string }) {
  const { data, isError } = useGetAccountTwoFactorQuery(documentId);
  if (isError) return <Typography>No pudimos averiguarlo. Recarga la página.</Typography>;
  if (!data) return <Typography textColor="neutral600">Buscando…</Typography>;
  if (!data.isEnabled) return <Typography textColor="neutral600">No está activa.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>Activa desde el {formatDate(data.enabledAt ?? '')}.</Typography>
      {data.canReset && <ResetTwoFactor documentId={documentId} />}
    </Flex>
  );
}

/** Side panel of a dashboard account: its two-factor state, and a reset for users who lost it. */
export const TwoFactorPanel: PanelComponent = ({ document, model, documentId }) => {
  const id = documentId ?? document?.documentId;
  if (model !== USER || !id) return null;
  return { title: 'Verificación en dos pasos', content: <Content key={id} documentId={id} /> };
};

const TAG = 'AccountTwoFactor' as const;

const addressOf = (documentId: string) => `/two-factor/accounts/${documentId}`;
const toData = ({ data }: AccountTwoFactorResponse) => data;

const twoFactorApi = contentApi.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    getAccountTwoFactor: build.query<AccountTwoFactor, string>({
      query: addressOf,
      transformResponse: toData,
      providesTags: [TAG],
      keepUnusedDataFor: 0,
    }),
    resetAccountTwoFactor: build.mutation<AccountTwoFactor, string>({
      query: (documentId) => ({ url: `${addressOf(documentId)}/reset`, method: 'POST', data: {} }),
      transformResponse: toData,
      invalidatesTags: [TAG],
    }),
  }),
});

const { useGetAccountTwoFactorQuery, useResetAccountTwoFactorMutation } = twoFactorApi;
