import { DASHBOARD_ROLE_NAMES } from '../../contracts/session';

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

const onOwnership = (...actions: string[]) =>
  actions.map((action) => `api::enquiry.ownership.${action}`);

const onPersons = (...actions: string[]) =>
  actions.map((action) => `api::enquiry.person.${action}`);

const onAccount = (name: string, actions: string[]) =>
  actions.map((action) => `plugin::users-permissions.${name}.${action}`);

const AGENT_ACTIONS = [
  ...onDashboardEnquiries(
    'find',
    'findOne',
    'update',
    'reply',
    'replyTemplates',
    'addChat',
    'bulk',
    'summary',
    'visitValues',
  ),
  ...onPersons('find', 'merge', 'undoMerge'),
  ...onOwnership('find', 'today', 'take', 'release', 'setNextStep', 'finishNextStep'),
  ...onType('overview', ['find']),
  ...onType('saved-view', ['find', ...WRITE]),
  ...onAccount('session', ['verify', 'signOut', 'list', 'end', 'rename', 'changePassword']),
  ...onAccount('two-factor', ['show', 'setup', 'enable', 'disable', 'renewRecoveryCodes']),
];

export const ROLES: readonly RoleDefinition[] = [
  {
    type: 'public',
    name: 'Público',
    description: 'Visitantes sin sesión: solo envían formularios.',
    actions: [
      ...onType('enquiry', ['create', 'createFromForm']),
      ...onType('contact-intent', ['create']),
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
    type: 'agent',
    name: DASHBOARD_ROLE_NAMES.agent,
    description: 'Atiende consultas en el tablero.',
    actions: AGENT_ACTIONS,
  },
  {
    type: 'admin',
    name: DASHBOARD_ROLE_NAMES.admin,
    description:
      'Atiende y asigna consultas; además reportes, exportar, eliminar, productos y servicios, datos personales, ajustes y salud.',
    actions: [
      ...AGENT_ACTIONS,
      ...onDashboardEnquiries('delete', 'report', 'export'),
      ...onOwnership('assign'),
      ...onType('product', [...READ, ...WRITE, ...PUBLISH]),
      ...onType('service', [...READ, ...WRITE, ...PUBLISH]),
      ...onType('product-category', READ),
      ...onType('publication', ['revision', 'status', 'publish']),
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
    ],
  },
];
