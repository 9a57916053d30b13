import type { BusinessHours } from '../../../../contracts/business-hours';
import type { Overview } from '../../../../contracts/overview';

type Text = string | null | undefined;

/** The part of `site-settings` that the dashboard shows. */
type SiteSettings = {
  companyName?: Text;
  email?: Text;
  whatsapp?: Text;
  responseHours?: number | null;
  responseText?: Text;
  hours?: { [Name in keyof BusinessHours]?: BusinessHours[Name] | null } | null;
};

// Defaults for a draft without required values: the dashboard must work before first publication.
const HOURS: BusinessHours = {
  label: 'Lunes a viernes',
  firstDay: 1,
  lastDay: 5,
  opens: '09:00',
  closes: '18:00',
};
const RESPONSE_HOURS = 2;

export function describeSettings(
  settings: SiteSettings | null | undefined,
): Pick<Overview, 'company' | 'promise'> {
  const { hours } = settings ?? {};
  const businessHours = hours && {
    label: hours.label ?? HOURS.label,
    firstDay: hours.firstDay ?? HOURS.firstDay,
    lastDay: hours.lastDay ?? HOURS.lastDay,
    opens: hours.opens ?? HOURS.opens,
    closes: hours.closes ?? HOURS.closes,
  };
  return {
    company: {
      name: settings?.companyName ?? '',
      email: settings?.email ?? '',
      whatsapp: settings?.whatsapp ?? '',
    },
    promise: {
      hours: settings?.responseHours ?? RESPONSE_HOURS,
      text: settings?.responseText ?? '',
      businessHours: businessHours ?? HOURS,
    },
  };
}
