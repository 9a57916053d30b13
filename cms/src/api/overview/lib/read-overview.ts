import type { Core, UID } from '@strapi/strapi';

import type { Overview } from '../../../../contracts/overview';
import { readSiteSettings, type SiteSettings } from '../../../content-model/read-site-settings';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { overdueWhere } from '../../../enquiries/list-where';
import { readLossReasons } from '../../../enquiries/read-loss-reasons';
import { DEFAULT_BUSINESS_HOURS, DEFAULT_RESPONSE_HOURS } from '../../../enquiries/response-target';
import { readMailTrouble } from '../../../mail/read-mail-trouble';
import { readSettings } from '../../../platform/env/settings';
import { readMonth } from './read-month';

/** Fills in what a draft lacks: the dashboard must work before the first publication. */
function describeSettings(
  settings: Partial<SiteSettings> = {},
): Pick<Overview, 'company' | 'promise'> {
  const { companyName, email, whatsapp, responseHours, responseText, hours } = settings;
  return {
    company: { name: companyName ?? '', email: email ?? '', whatsapp: whatsapp ?? '' },
    promise: {
      hours: responseHours ?? DEFAULT_RESPONSE_HOURS,
      text: responseText ?? '',
      businessHours: {
        label: hours?.label ?? DEFAULT_BUSINESS_HOURS.label,
        firstDay: hours?.firstDay ?? DEFAULT_BUSINESS_HOURS.firstDay,
        lastDay: hours?.lastDay ?? DEFAULT_BUSINESS_HOURS.lastDay,
        opens: hours?.opens ?? DEFAULT_BUSINESS_HOURS.opens,
        closes: hours?.closes ?? DEFAULT_BUSINESS_HOURS.closes,
      },
    },
  };
}

export async function readOverview(strapi: Core.Strapi): Promise<Overview> {
  /** Counts drafts, because every entry has one, including published entries. */
  const countEntries = (uid: UID.CollectionType) =>
    strapi.documents(uid).count({ status: 'draft' });
  const countEnquiries = (where: object) => enquiryRows(strapi).count({ where });

  const [products, services, newEnquiries, overdueEnquiries, month, settings, reasons, mail] =
    await Promise.all([
      countEntries('api::product.product'),
      countEntries('api::service.service'),
      countEnquiries({ status: 'nuevo' }),
      countEnquiries(overdueWhere()),
      readMonth(strapi, new Date()),
      readSiteSettings(strapi, ['hours']),
      readLossReasons(strapi),
      readMailTrouble(strapi),
    ]);
  const panel = `${readSettings().cmsUrl}/admin`;
  return {
    counts: { products, services, newEnquiries, overdueEnquiries },
    month,
    lossReasons: reasons,
    ...describeSettings(settings),
    mail,
    cms: {
      url: panel,
      entryUrl: `${panel}/content-manager/collection-types/{uid}/{id}`,
    },
  };
}
