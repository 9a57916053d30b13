import type {
  BulkActionComponent,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';

import { type ReactNode, useEffect, useState } from 'react';
import {
  type Removal,
  type RemovalAction,
  type RemovalResponse,
} from '../../../../contracts/removal';
import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { isPublicType } from '../../../content-model/public-types';
import { MessageList } from './message-list';

type Described = NonNullable<ReturnType<DocumentActionComponent | BulkActionComponent>>;
type Dialog = Extract<Described['dialog'], { type: 'dialog' }>;

const TITLES: Record<RemovalAction, readonly [one: string, many: string]> = {
  unpublish: ['¿Retirar del sitio?', '¿Retirar estas entradas del sitio?'],
  delete: ['¿Borrar esta entrada?', '¿Borrar estas entradas?'],
};
const CONFIRM: Record<RemovalAction, string> = { unpublish: 'Retirar', delete: 'Borrar' };

const isRemoval = (type: string | undefined): type is RemovalAction =>
  type === 'unpublish' || type === 'delete';

const dialogIn = ({ dialog }: Described): Dialog | undefined =>
  dialog?.type === 'dialog' ? dialog : undefined;

// Strapi's dialog grows beyond the screen instead of scrolling.
function dialogOf(request: RemovalRequest, inner: ReactNode, onConfirm: Dialog['onConfirm']) {
  const [one, many] = TITLES[request.action];
  return {
    type: 'dialog' as const,
    title: request.documentIds.length > 1 ? many : one,
    confirmLabel: CONFIRM[request.action],
    content: (
      <Flex
        direction="column"
        alignItems="stretch"
        gap={6}
        width="100%"
        maxHeight="calc(100dvh - 28rem)"
        overflow="auto"
        tabIndex={0}
      >
        <RemovalEffects {...request} />
        {inner}
      </Flex>
    ),
    onConfirm,
  };
}

/** Returns Strapi's choice for an entry with unpublished changes; null for a plain confirmation. */
function draftChoice(dialog: Dialog | undefined, action: RemovalAction): ReactNode {
  if (action !== 'unpublish' || !dialog) return null;
  return (
    <>
      <Typography>Tiene cambios sin publicar:</Typography>
      {dialog.content}
    </>
  );
}

/**
 * Adds a confirmation with the effects of a removal; single types have no such action.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · types, dialogs and `onClick` of Strapi's actions
 * why: an action can be wrapped, but its confirmation has no extension point
 * test: site/e2e/guide/guide.spec.ts, site/e2e/panel/upstream.spec.ts
 * until: Strapi's confirmations take a description
 */
function confirmAction(action: DocumentActionComponent): DocumentActionComponent {
  const { type } = action;
  if (!isRemoval(type)) return action;
  const Confirmed: DocumentActionComponent = (props) => {
    const { schema } = useSchema(props);
    const described = action(props);
    if (!described || !schema || !isPublicType(schema)) return described;
    if (schema.kind === 'singleType') return null;
    const { documentId, model } = props;
    if (!documentId) return described;
    const dialog = dialogIn(described);
    const click = described.onClick;
    const request = { model, documentIds: [documentId], action: type };
    const confirm =
      dialog?.onConfirm ??
      (async () => {
        await click?.(undefined as never);
      });
    return {
      ...described,
      onClick: () => undefined,
      dialog: dialogOf(request, draftChoice(dialog, type), confirm),
    };
  };
  Confirmed.type = action.type;
  Confirmed.position = action.position;
  return Confirmed;
}

/** Returns a function that removes several entries. */
type UseRemoveMany = () => {
  isLoading: boolean;
  remove: (
    removal: Parameters<BulkActionComponent>[0] & { action: RemovalAction },
  ) => Promise<void>;
};

function confirmBulkAction(
  action: BulkActionComponent,
  useRemoveMany: UseRemoveMany,
): BulkActionComponent {
  const { type } = action;
  if (!isRemoval(type)) return action;
  const Confirmed: BulkActionComponent = (props) => {
    const { schema } = useSchema(props);
    const { remove, isLoading } = useRemoveMany();
    const described = action(props);
    if (!described || !schema || !isPublicType(schema)) return described;
    const { model, documents } = props;
    const documentIds = documents.map(({ documentId }) => documentId);
    const confirm = () => remove({ ...props, action: type });
    const confirmation = dialogOf({ model, documentIds, action: type }, null, confirm);
    // Strapi renders `loading`, which its types lack.
    return { ...described, dialog: { ...confirmation, loading: isLoading } };
  };
  Confirmed.type = action.type;
  return Confirmed;
}

export const confirmRemovals = (actions: readonly DocumentActionComponent[]) =>
  actions.map(confirmAction);

export const confirmBulkRemovals =
  (useRemoveMany: UseRemoveMany) => (actions: readonly BulkActionComponent[]) =>
    actions.map((action) => confirmBulkAction(action, useRemoveMany));

type RemovalRequest = {
  model: string;
  documentIds: readonly string[];
  action: RemovalAction;
};

const UNKNOWN = 'No pudimos averiguar qué dejarán de ver los visitantes.';

/** Lists in a dialog what visitors no longer see, or why the CMS refuses the removal. */
function RemovalEffects({ model, documentIds, action }: RemovalRequest) {
  const { post } = useFetchClient();
  const [removal, setRemoval] = useState<Removal>();
  const [hasFailed, setHasFailed] = useState(false);
  const ids = documentIds.join();

  useEffect(() => {
    let isCancelled = false;
    post<RemovalResponse>(`/publish-checks/removals/${model}`, {
      documentIds: ids.split(','),
      action,
    })
      .then(({ data }) => !isCancelled && setRemoval(data.data))
      .catch(() => !isCancelled && setHasFailed(true));
    return () => {
      isCancelled = true;
    };
  }, [post, model, ids, action]);

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" role="status">
      {!removal && (
        <Typography textColor="neutral600">
          {hasFailed ? UNKNOWN : 'Revisando qué dejarán de ver los visitantes…'}
        </Typography>
      )}
      {removal && <Effects {...removal} />}
    </Flex>
  );
}

function Effects({ refusals, consequences }: Removal) {
  if (refusals.length === 0 && consequences.length === 0) {
    return <Typography>Los visitantes no notarán ningún cambio.</Typography>;
  }
  return (
    <>
      <MessageList label="No se podrá" messages={refusals} />
      <MessageList label="Qué pasará" messages={consequences} />
    </>
  );
}
