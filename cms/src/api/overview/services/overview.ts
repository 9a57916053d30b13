import type { Core, UID } from '@strapi/strapi';

import type { Overview } from '../../../../contracts/overview';
import { overdueWhere } from '../../../enquiries/list-where';
import { readLossReasons } from '../../../enquiries/read-loss-reasons';
import { readMailTrouble } from '../../../mail/read-mail-trouble';
import { readSettings } from '../../../platform/env/settings';
import { query } from '../../../platform/strapi/query';
import { describeSettings } from '../lib/describe-settings';
import { readMonth } from '../lib/read-month';

const SETTINGS = 'api::site-settings.site-settings';
const ENQUIRY = 'api::enquiry.enquiry';

export default function overviewService({ strapi }: { strapi: Core.Strapi }) {
  /** Counts drafts, because every entry has one, including published entries. */
  const countEntries = (uid: UID.CollectionType) =>
    strapi.documents(uid).count({ status: 'draft' });

  const countEnquiries = (where: object) => query(strapi, ENQUIRY).count({ where });

  async function readSiteSettings() {
    const settings = strapi.documents(SETTINGS);
    const populate = ['hours'] as const;
    const published = await settings.findFirst({ status: 'published', populate: [...populate] });
    return published ?? (await settings.findFirst({ status: 'draft', populate: [...populate] }));
  }

  return {
    async read(): Promise<Overview> {
      const [products, services, newEnquiries, overdueEnquiries, month, settings, reasons, mail] =
        await Promise.all([
          countEntries('api::product.product'),
          countEntries('api::service.service'),
          countEnquiries({ status: 'nuevo' }),
          countEnquiries(overdueWhere()),
          readMonth(strapi, new Date()),
          readSiteSettings(),
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
    },
  };
}

export type OverviewService = ReturnType<typeof overviewService>;
