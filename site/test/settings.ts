import type { SiteSettings } from '#src/components/layout/settings-provider.tsx';

/** Returns the site settings; pass the fields the test is about. */
export function makeSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    companyName: 'Tequiora',
    tagline: 'Soluciones Tecnológicas Reales',
    phone: '+529511234567',
    whatsapp: '+529517654321',
    email: 'hola@tequiora.example',
    address: {
      street: null,
      city: 'Oaxaca de Juárez',
      region: 'Oaxaca',
      postalCode: null,
      country: 'México',
    },
    mapsUrl: null,
    hours: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' }],
    closedDays: [],
    responseHours: 2,
    responseText: 'Respuesta en menos de 2 horas',
    socialLinks: [{ network: 'facebook', url: null }],
    claims: [],
    foundingYear: 2016,
    rating: 4.8,
    greetings: {
      general: 'Hola, quiero saber de sus servicios',
      product: 'Hola, me interesa {nombre}',
      service: 'Hola, quiero {nombre}',
      demo: 'Hola, quiero ver {nombre}',
      project: 'Hola, quiero algo como {nombre}',
      quote: 'Hola, quiero cotizar {nombre}',
      search: 'Hola, busco {nombre}',
    },
    footerDescription: null,
    newsletterTitle: null,
    newsletterDescription: null,
    privacyNotice: null,
    ...overrides,
  };
}
