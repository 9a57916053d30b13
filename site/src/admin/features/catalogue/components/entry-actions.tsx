import { css } from '@emotion/react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { space } from '#src/theme/tokens.ts';
import { usePublishEntry } from '../api/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';

type EntryActionsProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  item: Item;
  onDelete: () => void;
};

/** Row actions. A modified entry can only be published here; the form offers to unpublish it. */
export function EntryActions<Item extends AdminEntry>(props: EntryActionsProps<Item>) {
  const { kind, item, onDelete } = props;
  const { documentId: id, name, state } = item;
  const { mutate, isPending } = usePublishEntry(kind);
  const navigate = useNavigate();
  const toggle = () => {
    if (!isPending) mutate({ id, action: state === 'published' ? 'unpublish' : 'publish' });
  };
  return (
    <div css={actionsCss}>
      <Action
        icon="pencil"
        verb="Editar"
        name={name}
        onClick={() => navigate(kind.paths.entry(id))}
      />
      {/* One button for both, which keeps the focus when the state changes. */}
      <Action {...publishing[state]} name={name} isWorking={isPending} onClick={toggle} />
      <Action icon="trash" verb="Eliminar" name={name} onClick={onDelete} />
    </div>
  );
}

const publishing = {
  draft: { icon: 'eye', verb: 'Publicar' },
  modified: { icon: 'eye', verb: 'Publicar cambios de' },
  published: { icon: 'eye-off', verb: 'Dejar de publicar' },
} as const;

type ActionProps = {
  icon: 'pencil' | 'eye' | 'eye-off' | 'trash';
  verb: string;
  name: string;
  isWorking?: boolean;
  onClick: () => void;
};

function Action({ icon, verb, name, isWorking = false, onClick }: ActionProps) {
  const label = `${verb} «${name}»`;
  return (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      shape="square"
      aria-disabled={isWorking || undefined}
      onClick={onClick}
    />
  );
}

const actionsCss = css({ display: 'flex', gap: space[2], justifyContent: 'flex-end' });
