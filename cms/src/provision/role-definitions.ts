export type RoleDefinition = {
  type: string;
  name: string;
  description: string;
  /** All actions of the role; others are revoked. */
  actions: readonly string[];
};

const READ = ['find', 'findOne'];
const WRITE = ['create', 'update', 'delete'];
const PUBLISH = ['publish', 'unpublish'];

const onType = (name: string, actions: readonly string[]) =>
  actions.map((action) => `api::${name}.${name}.${action}`);

const onDashboardEnquiries = (...actions: string[]) =>
  actions.map((action) => `api::enquiry.desk.${action}`);

const onPersons = (...actions: string[]) =>
  actions.map((action) => `api::enquiry.person.${action}`);

const onAccount = (name: string, actions: string[]) =>
  actions.map((action) => `plugin::users-permissions.${name}.${action}`);

export const ROLES: readonly RoleDefinition[] = [
  {
    type: 'public',
    name: 'Público',
    description: 'Visitantes sin sesión: solo envían formularios.',
    actions: [
      ...onType('enquiry', ['create', 'createFromForm']),
      ...onType('newsletter-subscription', ['create']),
    ],
  },
  {
    type: 'authenticated',
    name: 'Autenticado',
    description: 'Cuentas sin rol asignado: no pueden hacer nada.',
    actions: [],
  },
  {
    type: 'admin',
    name: 'Administrador',
    description: 'Atiende consultas y edita productos y servicios desde el tablero.',
    actions: [
      ...onType('product', [...READ, ...WRITE, ...PUBLISH]),
      ...onType('service', [...READ, ...WRITE, ...PUBLISH]),
      ...onDashboardEnquiries(
        'find',
        'findOne',
        'update',
        'delete',
        'reply',
        'replyTemplates',
        'bulk',
        'summary',
        'report',
        'export',
      ),
      ...onPersons('find', 'merge', 'undoMerge'),
      ...onType('product-category', READ),
      ...onType('publication', ['revision', 'status', 'publish']),
      ...onType('overview', ['find']),
      ...onType('health-report', ['find']),
      ...onType('dashboard-settings', ['find', 'update']),
      ...onType('personal-data', [
        'search',
        'export',
        'erase',
        'showRetention',
        'changeRetention',
        'showLog',
      ]),
      'plugin::upload.content-api.upload',
      ...onAccount('session', ['verify', 'signOut', 'list', 'end', 'rename', 'changePassword']),
      ...onAccount('two-factor', ['show', 'setup', 'enable', 'disable', 'renewRecoveryCodes']),
    ],
  },
];
