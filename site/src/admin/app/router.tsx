import {
  createBrowserRouter,
  Navigate,
  Outlet,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { ErrorScreen } from '#src/root/error-screen.tsx';
import { paths } from '../lib/paths.ts';
import { useHome, useIsManager } from '../lib/use-current-user.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { ScreenHandle } from './screen-handle.ts';
import { SessionGuard } from './shell.tsx';

type Screen = { Component: () => JSX.Element };

/**
 * Returns a route whose code is loaded on the first visit. The screens of one area share a chunk;
 * its name keeps it apart from the public pages (see `webpack-config.ts` of the build).
 */
function screen(pattern: string, handle: ScreenHandle, load: () => Promise<Screen>): RouteObject {
  return { path: pattern, handle, lazy: load, errorElement: <RouteFailure /> };
}

const overview = { title: 'Inicio' };
const enquiries = { title: 'Consultas', path: paths.enquiries.to() };
const products = { title: 'Productos', path: paths.products.to() };
const settings = { title: 'Ajustes', path: paths.settings.to() };
const services = { title: 'Servicios', path: paths.services.to() };

const screens: RouteObject[] = [
  screen(paths.today.pattern, { title: 'Hoy', hasShortcuts: true }, async () => {
    const { TodayScreen } = await import(
      /* webpackChunkName: "admin-enquiries" */ '../features/enquiries/components/today-screen.tsx'
    );
    return { Component: TodayScreen };
  }),
  screen(paths.enquiries.pattern, { ...enquiries, hasShortcuts: true }, async () => {
    const { EnquiriesScreen } = await import(
      /* webpackChunkName: "admin-enquiries" */ '../features/enquiries/components/enquiries-screen.tsx'
    );
    return { Component: EnquiriesScreen };
  }),
  screen(
    paths.enquiry.pattern,
    { title: 'Consulta', parent: enquiries, hasShortcuts: true },
    async () => {
      const { EnquiryScreen } = await import(
        /* webpackChunkName: "admin-enquiries" */ '../features/enquiries/components/enquiry-screen.tsx'
      );
      return { Component: EnquiryScreen };
    },
  ),
  screen(paths.person.pattern, { title: 'Persona', parent: enquiries }, async () => {
    const { PersonScreen } = await import(
      /* webpackChunkName: "admin-enquiries" */ '../features/enquiries/components/person-screen.tsx'
    );
    return { Component: PersonScreen };
  }),
  screen(paths.settings.pattern, settings, async () => {
    const { SettingsScreen } = await import(
      /* webpackChunkName: "admin-settings" */ '../features/settings/components/settings-screen.tsx'
    );
    return { Component: SettingsScreen };
  }),
  { path: '/admin/*', handle: { title: 'Página no encontrada' }, element: <MissingScreen /> },
];

const managerScreens: RouteObject[] = [
  screen(paths.overview.pattern, overview, async () => {
    const { OverviewScreen } = await import(
      /* webpackChunkName: "admin-overview" */ '../features/overview/components/overview-screen.tsx'
    );
    return { Component: OverviewScreen };
  }),
  screen(paths.products.pattern, products, async () => {
    const { ProductsScreen } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../features/catalogue/components/products-screen.tsx'
    );
    return { Component: ProductsScreen };
  }),
  screen(paths.newProduct.pattern, { title: 'Nuevo producto', parent: products }, async () => {
    const { NewProductScreen } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../features/catalogue/components/product-screen.tsx'
    );
    return { Component: NewProductScreen };
  }),
  screen(paths.product.pattern, { title: 'Producto', parent: products }, async () => {
    const { ProductScreen } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../features/catalogue/components/product-screen.tsx'
    );
    return { Component: ProductScreen };
  }),
  screen(paths.services.pattern, services, async () => {
    const { ServicesScreen } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../features/catalogue/components/services-screen.tsx'
    );
    return { Component: ServicesScreen };
  }),
  screen(paths.newService.pattern, { title: 'Nuevo servicio', parent: services }, async () => {
    const { NewServiceScreen } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../features/catalogue/components/service-screen.tsx'
    );
    return { Component: NewServiceScreen };
  }),
  screen(paths.service.pattern, { title: 'Servicio', parent: services }, async () => {
    const { ServiceScreen } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../features/catalogue/components/service-screen.tsx'
    );
    return { Component: ServiceScreen };
  }),
  screen(paths.reports.pattern, { title: 'Reportes' }, async () => {
    const { ReportsScreen } = await import(
      /* webpackChunkName: "admin-reports" */ '../features/reports/components/reports-screen.tsx'
    );
    return { Component: ReportsScreen };
  }),
  screen(paths.health.pattern, { title: 'Salud' }, async () => {
    const { HealthScreen } = await import(
      /* webpackChunkName: "admin-health" */ '../features/health/components/health-screen.tsx'
    );
    return { Component: HealthScreen };
  }),
  screen(paths.personalData.pattern, { title: 'Datos personales', parent: settings }, async () => {
    const { PersonalDataScreen } = await import(
      /* webpackChunkName: "admin-personal-data" */ '../features/personal-data/components/personal-data-screen.tsx'
    );
    return { Component: PersonalDataScreen };
  }),
];

/** Creates the router with its own history; Gatsby's router handles all of /admin as one page. */
export function createDashboardRouter() {
  return createBrowserRouter(
    [
      {
        errorElement: <RouteFailure />,
        HydrateFallback: WaitingScreen,
        children: [
          screen(paths.login.pattern, { title: 'Iniciar sesión' }, async () => {
            const { LoginScreen } = await import(
              /* webpackChunkName: "admin-login" */ '../features/session/components/login-screen.tsx'
            );
            return { Component: LoginScreen };
          }),
          screen(paths.twoFactor.pattern, { title: 'Verificación en dos pasos' }, async () => {
            const { TwoFactorScreen } = await import(
              /* webpackChunkName: "admin-settings" */ '../features/settings/components/two-factor-screen.tsx'
            );
            return { Component: TwoFactorScreen };
          }),
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
  if (pathname === paths.overview.to()) return <Navigate to={home.path} replace />;
  return (
    <>
      <PageHeader title="Esta parte es para encargados" />
      <EmptyState
        title="Tu cuenta no tiene permiso para abrirla"
        hint="Si la necesitas, pídele a quien administra las cuentas el rol «Encargado»."
        action={<LinkButton to={home.path}>Ir a «{home.title}»</LinkButton>}
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
