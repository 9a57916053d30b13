import type { StrapiApp } from '@strapi/strapi/admin';
import { Check, Mail, Pencil, WarningCircle } from '@strapi/icons';

const READ = 'plugin::content-manager.explorer.read';
const ENQUIRY = 'api::enquiry.enquiry';

// Counts, a chart, the own account, and what was published, which the others tell better.
const NOT_SHOWN = new Set([
  'key-statistics',
  'chart-entries',
  'profile-info',
  'last-published-entries',
]);

/** What waits, what lacks and who asks, on the panel's home. */
export function registerHome(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'peticiones',
      icon: Check,
      title: { id: 'tequiora.widget.requests', defaultMessage: 'Peticiones de publicación' },
      component: async () =>
        (await import('../publication-requests/requests-widget')).RequestsWidget,
      permissions: [{ action: READ }],
    },
    {
      id: 'borradores',
      icon: Pencil,
      title: { id: 'tequiora.widget.drafts', defaultMessage: 'Borradores por publicar' },
      component: async () => (await import('./drafts-widget')).DraftsWidget,
      permissions: [{ action: READ }],
    },
    {
      id: 'consultas',
      icon: Mail,
      title: { id: 'tequiora.widget.enquiries', defaultMessage: 'Consultas nuevas' },
      component: async () => (await import('./enquiries-widget')).EnquiriesWidget,
      permissions: [{ action: READ, subject: ENQUIRY }],
    },
    {
      id: 'incompletas',
      icon: WarningCircle,
      title: { id: 'tequiora.widget.incomplete', defaultMessage: 'Publicado sin imagen o texto' },
      component: async () => (await import('./incomplete-widget')).IncompleteWidget,
      permissions: [{ action: READ }],
    },
    ...widgets.filter(({ id }) => !NOT_SHOWN.has(id)),
  ]);
}
