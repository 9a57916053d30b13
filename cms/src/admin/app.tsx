import { type StrapiApp, useAuth, useIsMobile } from '@strapi/strapi/admin';

import { useEffect } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { iconSvg, stackedLogoSvg, svgUrl } from '../../contracts/logo';
import { publishMany } from '../features/bulk-actions/panel/publish-many';
import { useRemoveMany } from '../features/bulk-actions/panel/use-remove-many';
import { registerCaret } from '../features/caret/panel/register-caret';
import { CopySectionPanel } from '../features/composed-pages/panel/copy-section-panel';
import { registerGuide } from '../features/guide/panel/register-guide';
import { HistoryPanel } from '../features/history/panel/history-panel';
import { registerLinkFields, registerRichTextLinks } from '../features/links/panel/register-links';
import { NotesPanel } from '../features/notes/panel/notes-panel';
import { addOrderLink, registerOrder } from '../features/ordering/panel/register-order';
import { registerPaste } from '../features/paste/panel/register-paste';
import { OpenPageAction, PreviewPanePanel } from '../features/preview/panel/preview-pane-panel';
import { EntryPublicationState } from '../features/publication/panel/entry-publication-state';
import { keepPublishedStatus } from '../features/publication/panel/keep-published-status';
import { ListRefresh } from '../features/publication/panel/list-refresh';
import { RequestPanel } from '../features/publication/panel/request-panel';
import {
  confirmBulkRemovals,
  confirmRemovals,
} from '../features/publish-checks/panel/confirm-removal';
import { PublishChecksPanel } from '../features/publish-checks/panel/publish-checks-panel';
import { registerUsage } from '../features/publish-checks/panel/register-usage';
import { UsagePanel } from '../features/publish-checks/panel/usage-panel';
import { PrefillRedirect } from '../features/redirects/panel/prefill-redirect';
import { inCompanyTime } from '../features/regional/panel/company-time';
import { registerRegional } from '../features/regional/panel/register-regional';
import { ConfirmationPreviewPanel } from '../features/reply-templates/panel/confirmation-preview-panel';
import { ReplyPreviewPanel } from '../features/reply-templates/panel/reply-preview-panel';
import { registerSaving } from '../features/saving/panel/register-saving';
import { registerCalendar } from '../features/scheduling/panel/register-calendar';
import { SchedulePanel } from '../features/scheduling/panel/schedule-panel';
import { SlugFromNamePanel } from '../features/slugs/panel/slug-from-name-panel';
import { TwoFactorPanel } from '../features/two-factor/panel/two-factor-panel';
import { contentManagerApis, injectComponent } from '../platform/panel/strapi-panel';
import { adjustEditorActions } from './adjust-editor-actions';
import { addPanelStyles } from './brand/add-panel-styles';
import { brandColors, darkBrandColors } from './brand/colors';
import { keepOwnTitle } from './brand/keep-own-title';
import { labelStatusBadges } from './brand/label-status-badges';
import { es } from './translations/es';

// UPSTREAM: @strapi/admin 5.54 · initial values of Strapi's own keys in localStorage
// why: there is no setting for language and theme of the sign-in page, nor for the English announcements of
// the new media library and of the tour of `strapi develop`
// test: site/e2e/panel/language.spec.ts
// until: `config` in this file has settings for them
const LOCAL_STORAGE_DEFAULTS = {
  'strapi-admin-language': 'es',
  STRAPI_THEME: 'light',
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  STRAPI_GUIDED_TOUR: '{"enabled":false,"hidden":true}',
};

export default {
  config: {
    locales: ['es'],
    translations: { es },
    auth: { logo: svgUrl(stackedLogoSvg()) },
    menu: { logo: svgUrl(iconSvg()) },
    head: { favicon: svgUrl(iconSvg()) },
    theme: { light: { colors: brandColors }, dark: { colors: darkBrandColors } },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    registerPermissionsGate(app);
    registerRegional(app);
    registerLinkFields(app);
    registerOrder(app);
    registerCalendar(app);
    registerUsage(app);
    registerGuide(app);
    replaceStartPages(app);
  },

  bootstrap(app: StrapiApp) {
    extendEditor(app);
    registerPaste(app);
    registerCaret(app);
    registerRichTextLinks(app);
    registerSaving(app);
    keepOwnTitle();
    labelStatusBadges();
    addPanelStyles();
    restorePointerEvents();
    addOrderLink(app);
    for (const [key, value] of Object.entries(LOCAL_STORAGE_DEFAULTS)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  },
};

/**
 * Adds the side panels of the edit view, in this order, and the actions of its menu. Call it in
 * `bootstrap`, when all plugins are registered.
 */
function extendEditor(app: StrapiApp): void {
  const apis = contentManagerApis(app);
  apis.addEditViewSidePanel((panels) => [
    ...panels,
    PreviewPanePanel,
    SlugFromNamePanel,
    CopySectionPanel,
    RequestPanel,
    NotesPanel,
    PublishChecksPanel,
    SchedulePanel,
    HistoryPanel,
    UsagePanel,
    TwoFactorPanel,
    ReplyPreviewPanel,
    ConfirmationPreviewPanel,
  ]);
  apis.addDocumentHeaderAction((actions) => [...actions, OpenPageAction]);
  apis.addDocumentAction(adjustEditorActions);
  injectComponent(app, 'editView', 'right-links', {
    name: 'estado',
    Component: EntryPublicationState,
  });
  injectComponent(app, 'editView', 'right-links', {
    name: 'redireccion',
    Component: PrefillRedirect,
  });
  apis.addDocumentAction(confirmRemovals);
  apis.addBulkAction(confirmBulkRemovals(useRemoveMany));
  apis.addBulkAction(publishMany);
  apis.addBulkAction(keepPublishedStatus);
  injectComponent(app, 'listView', 'actions', { name: 'en-linea', Component: ListRefresh });
}

const ID = 'permissions-gate';

function PermissionsGate({ setPlugin }: { setPlugin: (id: string) => void }) {
  const isLoading = useAuth('PermissionsGate', (state) => state.isLoading);
  useEffect(() => {
    if (!isLoading) setPlugin(ID);
  }, [isLoading, setPlugin]);
  return null;
}

/**
 * Delays every screen until the user's permissions are loaded. Strapi's `useRBAC` reads them once: if
 * they arrive late, it returns that nothing is allowed, and buttons are missing until the page is
 * reloaded.
 *
 * UPSTREAM: @strapi/admin 5.54 · plugins with `isReady: false` and an initializer delay all screens
 * why: permissions that arrive late are never read
 * test: site/e2e/panel/rights.spec.ts
 * until: `useRBAC` reads the permissions again when they arrive
 */
function registerPermissionsGate(app: StrapiApp): void {
  app.registerPlugin({ id: ID, name: ID, isReady: false, initializer: PermissionsGate });
}

type LazyPage = NonNullable<RouteObject['lazy']>;

const CONTENT = '/content-manager';
const PRODUCTS = `${CONTENT}/collection-types/api::product.product`;

/**
 * Opens «Contenido» on the products: Strapi opens the alphabetically first type, which most roles may
 * not edit. On a phone, Strapi's list of types is kept.
 */
function startOnProducts(loadContent: LazyPage): LazyPage {
  return async () => {
    const { Component: Content } = await loadContent();
    return {
      Component: function ContentStart() {
        const { pathname } = useLocation();
        const isMobile = useIsMobile();
        const isStart = pathname.replace(/\/$/, '') === CONTENT;
        return isStart && !isMobile ? <Navigate to={PRODUCTS} replace /> : Content && <Content />;
      },
    };
  };
}

function replaceStart(route: RouteObject): RouteObject {
  if (route.index) {
    return {
      index: true,
      lazy: async () => ({ Component: (await import('./home-page')).HomePage }),
    };
  }
  if (route.path !== 'content-manager/*' || !route.lazy) return route;
  return { ...route, lazy: startOnProducts(route.lazy) };
}

/**
 * Replaces Strapi's home page and the start page of «Contenido», and shows dates in the company's time zone.
 *
 * UPSTREAM: @strapi/admin 5.54 · the routes of the panel and their paths
 * why: there is no other way to a home page of our own; widgets only add to Strapi's
 * test: site/e2e/panel/home.spec.ts
 * until: Strapi has a setting for the home page
 */
function replaceStartPages(app: StrapiApp): void {
  app.router.addRoute((routes) => routes.map(replaceStart).map(inCompanyTime));
}

const OPEN_OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Restores pointer events on the page after a dialog that was opened from a menu («Carpeta nueva», Escape).
 *
 * UPSTREAM: @radix-ui/react-dropdown-menu 2.0 · the style of `body` and the roles of open overlays
 * why: the dialog saves the menu's `pointer-events: none` and puts it back when it closes: nothing can be
 * clicked until the page is reloaded (https://github.com/radix-ui/primitives/issues/1241)
 * test: site/e2e/panel/media.spec.ts
 * until: Strapi's design system has a version of Radix without this fault
 */
function restorePointerEvents(): void {
  const { body } = document;
  const restore = () => {
    const isStale = body.style.pointerEvents === 'none' && !body.querySelector(OPEN_OVERLAYS);
    if (isStale) body.style.pointerEvents = '';
  };
  const options = { attributes: true, attributeFilter: ['style'], childList: true };
  new MutationObserver(restore).observe(body, options);
}
