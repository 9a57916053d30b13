import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Book } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';

type Props = Parameters<DocumentActionComponent>[0];
type Needed = (props: Props) => string;

const NEEDED: Readonly<Record<string, Needed>> = {
  'edit-the-model': () => 'plugin::content-type-builder.read',
  'configure-the-view': ({ collectionType }) =>
    `plugin::content-manager.${collectionType}.configure-view`,
};

/** The action, for who may go where it leads; Strapi's own shows it to everybody. */
function onlyIfAllowed(action: DocumentActionComponent, needed: Needed): DocumentActionComponent {
  const Allowed: DocumentActionComponent = (props) => {
    const isAllowed = useAuth('EditorAction', ({ permissions }) =>
      permissions.some((permission) => permission.action === needed(props)),
    );
    const described = action(props);
    return isAllowed ? described : null;
  };
  Allowed.type = action.type;
  Allowed.position = action.position;
  return Allowed;
}

/**
 * Leads everybody to the guide. Without an action that somebody may use the menu does not open, and
 * with it goes who made and changed the entry.
 */
const GuideAction: DocumentActionComponent = () => {
  const navigate = useNavigate();
  return {
    label: 'Ver la guía',
    icon: <Book />,
    onClick: () => navigate('/guia'),
    position: 'header',
  };
};
GuideAction.position = 'header';

/** The actions of an entry, without those that lead to a page that is refused. */
export function allowActions(actions: readonly DocumentActionComponent[]) {
  const allowed = actions.map((action) => {
    const needed = NEEDED[action.type ?? ''];
    return needed ? onlyIfAllowed(action, needed) : action;
  });
  return [GuideAction, ...allowed];
}
