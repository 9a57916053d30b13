import type { Core, UID } from '@strapi/strapi';

import { listBusinessDays } from '../../../../contracts/business-hours';
import type { Overview } from '../../../../contracts/overview';
import { formatDay, localDay } from '../../../../contracts/zoned-time';
import { readSiteSettings, type SiteSettings } from '../../../content-model/read-site-settings';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { overdueWhere } from '../../../enquiries/list-where';
import { readLossReasons } from '../../../enquiries/read-loss-reasons';
import { readUnusualSale } from '../../../enquiries/read-unusual-sale';
import { DEFAULT_RESPONSE_HOURS, readResponseTarget } from '../../../enquiries/response-target';
import { readMailTrouble } from '../../../mail/read-mail-trouble';
import { readSettings } from '../../../platform/env/settings';
import { readMonth } from './read-month';

/** For the next steps that the dashboard suggests. */
const BUSINESS_DAYS = 5;

/** Fills in what a draft lacks: the dashboard must work before the first publication. */
function describeSettings(
  settings: Partial<SiteSettings> = {},
): Pick<Overview, 'company' | 'promise'> {
  const { companyName, email, whatsapp, responseHours, responseText } = settings;
  return {
    company: { name: companyName ?? '', email: email ?? '', whatsapp: whatsapp ?? '' },
    promise: {
      hours: responseHours ?? DEFAULT_RESPONSE_HOURS,
      text: responseText ?? '',
    },
  };
}

export async function readOverview(strapi: Core.Strapi): Promise<Overview> {
  /** Counts drafts, because every entry has one, including published entries. */
  const countEntries = (uid: UID.CollectionType) =>
    strapi.documents(uid).count({ status: 'draft' });
  const countEnquiries = (where: object) => enquiryRows(strapi).count({ where });

  const now = new Date();
  const [products, services, newEnquiries, overdueEnquiries, month] = await Promise.all([
    countEntries('api::product.product'),
    countEntries('api::service.service'),
    countEnquiries({ status: 'nuevo' }),
    countEnquiries(overdueWhere()),
    readMonth(strapi, now),
  ]);
  const [settings, { calendar }, reasons, unusualSale, mail] = await Promise.all([
    readSiteSettings(strapi, []),
    readResponseTarget(strapi),
    readLossReasons(strapi),
    readUnusualSale(strapi),
    readMailTrouble(strapi),
  ]);
  const panel = `${readSettings().cmsUrl}/admin`;
  return {
    counts: { products, services, newEnquiries, overdueEnquiries },
    month,
    businessDays: listBusinessDays(localDay(now) + 1, BUSINESS_DAYS, calendar).map(formatDay),
    lossReasons: reasons,
    unusualSale,
    ...describeSettings(settings),
    mail,
    cms: {
      url: panel,
      entryUrl: `${panel}/content-manager/collection-types/{uid}/{id}`,
    },
  };
}
