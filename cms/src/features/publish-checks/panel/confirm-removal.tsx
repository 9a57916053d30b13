import type {
  BulkActionComponent,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import type { RemovalAction } from '../../../../contracts/removal';
import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { isPublicType } from '../../../content-model/public-types';
import { RemovalEffects, type RemovalRequest } from './removal-effects';

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

/** Adds a confirmation with the effects of a removal; single types have no such action. */
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

function confirmBulkAction(action: BulkActionComponent): BulkActionComponent {
  const { type } = action;
  if (!isRemoval(type)) return action;
  const Confirmed: BulkActionComponent = (props) => {
    const { schema } = useSchema(props);
    const described = action(props);
    if (!described || !schema || !isPublicType(schema)) return described;
    const documentIds = props.documents.map(({ documentId }) => documentId);
    const dialog = dialogIn(described);
    const request = { model: props.model, documentIds, action: type };
    // Strapi renders `loading`, which its types lack.
    const { loading } = { loading: undefined, ...dialog };
    const confirmation = { ...dialogOf(request, null, dialog?.onConfirm), loading };
    return { ...described, dialog: confirmation };
  };
  Confirmed.type = action.type;
  return Confirmed;
}

export const confirmRemovals = (actions: readonly DocumentActionComponent[]) =>
  actions.map(confirmAction);

export const confirmBulkRemovals = (actions: readonly BulkActionComponent[]) =>
  actions.map(confirmBulkAction);
