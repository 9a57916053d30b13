import { type ReactNode, useMemo } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import type { RouteObject } from 'react-router-dom';

import { zoneOf } from './company-days';

function withCompanyTime(intl: IntlShape): IntlShape {
  return {
    ...intl,
    formatDate: (date, options) => intl.formatDate(date, { timeZone: zoneOf(date), ...options }),
    formatTime: (date, options) => intl.formatTime(date, { timeZone: zoneOf(date), ...options }),
  };
}

/** Shows the dates of Strapi's own screens in the company's time zone instead of the browser's. */
function CompanyTime({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const value = useMemo(() => withCompanyTime(intl), [intl]);
  return <RawIntlProvider value={value}>{children}</RawIntlProvider>;
}

/** Returns a route of the panel whose screen shows dates in the company's time zone. */
export function inCompanyTime(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (!lazy) return route;
  const loadInCompanyTime: typeof lazy = async () => {
    const { Component } = await lazy();
    return {
      Component: function ScreenInCompanyTime() {
        return <CompanyTime>{Component && <Component />}</CompanyTime>;
      },
    };
  };
  return { ...route, lazy: loadInCompanyTime };
}
