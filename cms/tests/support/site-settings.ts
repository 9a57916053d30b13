/** The settings that enquiries and mails need, without the optional ones. */
export const SITE_SETTINGS = {
  companyName: 'Tequiora',
  tagline: 'Soluciones',
  phone: '+529511234567',
  whatsapp: '+529517654321',
  email: 'hola@example.test',
  address: { city: 'Oaxaca de Juárez', region: 'Oaxaca', country: 'México' },
  hours: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' }],
  responseHours: 2,
  responseText: 'Respuesta en menos de 2 horas',
  greetings: { general: 'a', product: 'a', service: 'a', demo: 'a', project: 'a', quote: 'a' },
};
