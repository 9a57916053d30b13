import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Book } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';

type Props = Parameters<DocumentActionComponent>[0];
type PermissionOf = (props: Props) => string;

const REQUIRED_PERMISSIONS: Readonly<Record<string, PermissionOf>> = {
  'edit-the-model': () => 'plugin::content-type-builder.read',
  'configure-the-view': ({ collectionType }) =>
    `plugin::content-manager.${collectionType}.configure-view`,
};

/**
 * Hides an action from users without the permission for its target.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the types of the actions in the header of an entry
 * why: Strapi shows them to all users, also without the permission for the page behind them
 * test: site/e2e/panel/refusals.spec.ts
 * until: Strapi checks the permission
 */
function onlyIfAllowed(
  action: DocumentActionComponent,
  permissionOf: PermissionOf,
): DocumentActionComponent {
  const Allowed: DocumentActionComponent = (props) => {
    const isAllowed = useAuth('EditorAction', ({ permissions }) =>
      permissions.some((permission) => permission.action === permissionOf(props)),
    );
    const described = action(props);
    return isAllowed ? described : null;
  };
  Allowed.type = action.type;
  Allowed.position = action.position;
  return Allowed;
}

/**
 * Links to the guide, for every role. Without any allowed action the menu does not open, and it also
 * shows who created and updated the entry.
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

/** Adds a link to the guide and hides actions whose target page the user may not open. */
export function adjustEditorActions(actions: readonly DocumentActionComponent[]) {
  const allowed = actions.map((action) => {
    const permissionOf = REQUIRED_PERMISSIONS[action.type ?? ''];
    return permissionOf ? onlyIfAllowed(action, permissionOf) : action;
  });
  return [GuideAction, ...allowed];
}
