import {
  createBrowserRouter,
  Outlet,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { ErrorScreen } from '#src/root/error-screen.tsx';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../lib/redirect.tsx';
import { useHome, useIsManager } from '../lib/use-current-user.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { ScreenHandle } from './screen-handle.ts';
import { SessionGuard } from './shell.tsx';

/**
 * Returns a function that creates the routes of an area. The screens of an area share a chunk, which
 * is loaded on the first visit; its name keeps it apart from the public pages (see
 * `webpack-config.ts` of the build).
 */
function area<Name extends string>(load: () => Promise<Record<Name, () => JSX.Element>>) {
  return (
    name: Name,
    { title, pattern }: { title: string; pattern: string },
    handle: Omit<ScreenHandle, 'title'> = {},
  ): RouteObject => ({
    path: pattern,
    handle: { title, ...handle },
    lazy: async () => ({ Component: (await load())[name] }),
    errorElement: <RouteFailure />,
  });
}

const session = area(
  () =>
    import(/* webpackChunkName: "admin-login" */ '../features/session/components/login-screen.tsx'),
);
const enquiries = area(
  () => import(/* webpackChunkName: "admin-enquiries" */ '../features/enquiries/screens.ts'),
);
const catalogue = area(
  () => import(/* webpackChunkName: "admin-catalogue" */ '../features/catalogue/screens.ts'),
);
const settings = area(
  () => import(/* webpackChunkName: "admin-settings" */ '../features/settings/screens.ts'),
);
const overview = area(
  () =>
    import(
      /* webpackChunkName: "admin-overview" */ '../features/overview/components/overview-screen.tsx'
    ),
);
const reports = area(
  () =>
    import(
      /* webpackChunkName: "admin-reports" */ '../features/reports/components/reports-screen.tsx'
    ),
);
const speed = area(
  () =>
    import(/* webpackChunkName: "admin-speed" */ '../features/speed/components/speed-screen.tsx'),
);
const health = area(
  () =>
    import(
      /* webpackChunkName: "admin-health" */ '../features/health/components/health-screen.tsx'
    ),
);
const connections = area(
  () =>
    import(
      /* webpackChunkName: "admin-connections" */ '../features/connections/components/connections-screen.tsx'
    ),
);
const personalData = area(
  () =>
    import(
      /* webpackChunkName: "admin-personal-data" */ '../features/personal-data/components/personal-data-screen.tsx'
    ),
);

const screens: RouteObject[] = [
  enquiries('TodayScreen', paths.today, { hasShortcuts: true }),
  enquiries('EnquiriesScreen', paths.enquiries, { hasShortcuts: true }),
  enquiries('EnquiryScreen', paths.enquiry, { parent: paths.enquiries, hasShortcuts: true }),
  enquiries('PersonScreen', paths.person, { parent: paths.enquiries }),
  settings('SettingsScreen', paths.settings),
  { path: '/admin/*', handle: { title: 'Página no encontrada' }, element: <MissingScreen /> },
];

const managerScreens: RouteObject[] = [
  overview('OverviewScreen', paths.overview),
  enquiries('ImportEnquiriesScreen', paths.importEnquiries, { parent: paths.enquiries }),
  catalogue('ProductsScreen', paths.products),
  catalogue('ProductScreen', paths.newProduct, { parent: paths.products }),
  catalogue('PricesScreen', paths.prices, { parent: paths.products }),
  catalogue('ImportScreen', paths.importProducts, { parent: paths.products }),
  catalogue('ProductScreen', paths.product, { parent: paths.products }),
  catalogue('ServicesScreen', paths.services),
  catalogue('ServiceScreen', paths.newService, { parent: paths.services }),
  catalogue('ServiceScreen', paths.service, { parent: paths.services }),
  reports('ReportsScreen', paths.reports),
  speed('SpeedScreen', paths.speed),
  health('HealthScreen', paths.health),
  connections('ConnectionsScreen', paths.connections, { parent: paths.health }),
  personalData('PersonalDataScreen', paths.personalData, { parent: paths.settings }),
];

/** Creates the router with its own history; Gatsby's router handles all of /admin as one page. */
export function createDashboardRouter() {
  return createBrowserRouter(
    [
      {
        errorElement: <RouteFailure />,
        HydrateFallback: WaitingScreen,
        children: [
          session('LoginScreen', paths.login),
          settings('TwoFactorScreen', paths.twoFactor),
          {
            element: <SessionGuard />,
            children: [...screens, { element: <ManagerGuard />, children: managerScreens }],
          },
        ],
      },
    ],
    {
      future: {
        v7_fetcherPersist: true,
        v7_normalizeFormMethod: true,
        v7_partialHydration: true,
        v7_relativeSplatPath: true,
        v7_skipActionErrorRevalidation: true,
      },
    },
  );
}

/**
 * Renders a screen for managers. Other users get an explanation; from the home page they continue to
 * their own first screen.
 */
function ManagerGuard() {
  const isManager = useIsManager();
  const home = useHome();
  const { pathname } = useLocation();
  if (isManager) return <Outlet />;
  if (pathname === paths.overview.to()) return <Redirect to={home.to()} />;
  return (
    <>
      <PageHeader title="Esta parte es para encargados" />
      <EmptyState
        title="Tu cuenta no tiene permiso para abrirla"
        hint="Si la necesitas, pídele a quien administra las cuentas el rol «Encargado»."
        action={<LinkButton to={home.to()}>{`Ir a «${home.title}»`}</LinkButton>}
      />
    </>
  );
}

/** Shown for an unknown URL below /admin. */
function MissingScreen() {
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <EmptyState
        title="Esta dirección no existe en el panel"
        hint="Puede que el enlace esté incompleto o que lo que buscas se haya eliminado."
        action={<LinkButton to={paths.overview.to()}>Ir al inicio</LinkButton>}
      />
    </>
  );
}

/** Replaces a screen that threw an error; the navigation around it keeps working. */
function RouteFailure() {
  return <ErrorScreen error={useRouteError()} />;
}
