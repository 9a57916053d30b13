import { type StrapiApp, useIsMobile } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';

type LazyPage = () => Promise<{ Component: ComponentType }>;

const CONTENT = '/content-manager';
const PRODUCTS = `${CONTENT}/collection-types/api::product.product`;

/**
 * Strapi opens «Contenido» on the first type of the alphabet, which most roles may not change. On a
 * phone it shows the list of types, which stays.
 */
function startOnProducts(loadContent: LazyPage): LazyPage {
  return async () => {
    const { Component: Content } = await loadContent();
    return {
      Component: function ContentStart() {
        const { pathname } = useLocation();
        const isMobile = useIsMobile();
        const isStart = pathname.replace(/\/$/, '') === CONTENT;
        return isStart && !isMobile ? <Navigate to={PRODUCTS} replace /> : <Content />;
      },
    };
  };
}

function replaceStart(route: RouteObject): RouteObject {
  if (route.index) {
    return {
      index: true,
      lazy: async () => ({ Component: (await import('./home/home-page')).HomePage }),
    };
  }
  if (route.path !== 'content-manager/*' || !route.lazy) return route;
  return { ...route, lazy: startOnProducts(route.lazy as LazyPage) };
}

/** Puts our own home page and the start of «Contenido» in place of Strapi's. */
export function replaceStartPages(app: StrapiApp): void {
  app.router.addRoute((routes) => routes.map(replaceStart));
}
