import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { paths } from '../lib/paths.ts';
import { MissingRoute } from '../routes/missing-route.tsx';
import { RouteFailure } from './route-failure.tsx';
import type { ScreenHandle } from './screen-handle.ts';
import { SessionGuard } from './session-guard.tsx';

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
  screen(paths.overview.pattern, overview, async () => {
    const { OverviewRoute } = await import(
      /* webpackChunkName: "admin-overview" */ '../routes/overview-route.tsx'
    );
    return { Component: OverviewRoute };
  }),
  screen(paths.enquiries.pattern, enquiries, async () => {
    const { EnquiriesRoute } = await import(
      /* webpackChunkName: "admin-enquiries" */ '../routes/enquiries-route.tsx'
    );
    return { Component: EnquiriesRoute };
  }),
  screen(paths.enquiry.pattern, { title: 'Consulta', parent: enquiries }, async () => {
    const { EnquiryRoute } = await import(
      /* webpackChunkName: "admin-enquiries" */ '../routes/enquiry-route.tsx'
    );
    return { Component: EnquiryRoute };
  }),
  screen(paths.products.pattern, products, async () => {
    const { ProductsRoute } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../routes/products-route.tsx'
    );
    return { Component: ProductsRoute };
  }),
  screen(paths.newProduct.pattern, { title: 'Nuevo producto', parent: products }, async () => {
    const { NewProductRoute } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../routes/new-product-route.tsx'
    );
    return { Component: NewProductRoute };
  }),
  screen(paths.product.pattern, { title: 'Producto', parent: products }, async () => {
    const { ProductRoute } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../routes/product-route.tsx'
    );
    return { Component: ProductRoute };
  }),
  screen(paths.services.pattern, services, async () => {
    const { ServicesRoute } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../routes/services-route.tsx'
    );
    return { Component: ServicesRoute };
  }),
  screen(paths.newService.pattern, { title: 'Nuevo servicio', parent: services }, async () => {
    const { NewServiceRoute } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../routes/new-service-route.tsx'
    );
    return { Component: NewServiceRoute };
  }),
  screen(paths.service.pattern, { title: 'Servicio', parent: services }, async () => {
    const { ServiceRoute } = await import(
      /* webpackChunkName: "admin-catalogue" */ '../routes/service-route.tsx'
    );
    return { Component: ServiceRoute };
  }),
  screen(paths.reports.pattern, { title: 'Reportes' }, async () => {
    const { ReportsRoute } = await import(
      /* webpackChunkName: "admin-reports" */ '../routes/reports-route.tsx'
    );
    return { Component: ReportsRoute };
  }),
  screen(paths.health.pattern, { title: 'Salud' }, async () => {
    const { HealthRoute } = await import(
      /* webpackChunkName: "admin-health" */ '../routes/health-route.tsx'
    );
    return { Component: HealthRoute };
  }),
  screen(paths.settings.pattern, settings, async () => {
    const { SettingsRoute } = await import(
      /* webpackChunkName: "admin-settings" */ '../routes/settings-route.tsx'
    );
    return { Component: SettingsRoute };
  }),
  screen(paths.personalData.pattern, { title: 'Datos personales', parent: settings }, async () => {
    const { PersonalDataRoute } = await import(
      /* webpackChunkName: "admin-personal-data" */ '../routes/personal-data-route.tsx'
    );
    return { Component: PersonalDataRoute };
  }),
  { path: '/admin/*', handle: { title: 'Página no encontrada' }, element: <MissingRoute /> },
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
            const { LoginRoute } = await import(
              /* webpackChunkName: "admin-login" */ '../routes/login-route.tsx'
            );
            return { Component: LoginRoute };
          }),
          screen(paths.twoFactor.pattern, { title: 'Verificación en dos pasos' }, async () => {
            const { TwoFactorRoute } = await import(
              /* webpackChunkName: "admin-settings" */ '../routes/two-factor-route.tsx'
            );
            return { Component: TwoFactorRoute };
          }),
          { element: <SessionGuard />, children: screens },
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
