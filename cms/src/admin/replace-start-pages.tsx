import { type StrapiApp, useIsMobile } from '@strapi/strapi/admin';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';

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

/** Replaces Strapi's home page and the start page of «Contenido». */
export function replaceStartPages(app: StrapiApp): void {
  app.router.addRoute((routes) => routes.map(replaceStart));
}
