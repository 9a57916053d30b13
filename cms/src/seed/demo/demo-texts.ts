/** What the persons of the demo enquiries write, and what staff note about it. */

/** General questions that can become a project; `{negocio}` and `{lugar}` are those of the person. */
export const GENERAL_MESSAGES: readonly string[] = [
  'Tengo {negocio} en {lugar} y quiero modernizarlo, pero no sé qué me conviene primero. ¿Me orientan?',
  '¿Atienden en {lugar}? Me los recomendó un cliente suyo y quisiera una cotización.',
  '¿Manejan pagos en parcialidades? Queremos cambiar el sistema de {negocio}.',
  'Vi su caso de la tienda con tres sucursales y necesitamos algo muy parecido para {negocio}.',
  '¿Puedo ver un sistema funcionando antes de decidir? Estoy en {lugar} y puedo ir a su oficina.',
];

/** Messages of persons who do not want to buy anything. */
export const NO_SALE_MESSAGES: readonly string[] = [
  'Soy estudiante de ingeniería en sistemas y busco dónde hacer mi servicio social. ¿Reciben practicantes?',
  'Les ofrezco rollos de papel térmico por mayoreo. ¿Con quién puedo hablar de compras?',
  '¿Tienen vacantes de soporte técnico? Vivo en {lugar} y tengo tres años de experiencia.',
  'Ya soy cliente y no encuentro mi factura del mes pasado. ¿Me la pueden reenviar?',
  '¿Me pasan su ubicación y si hay estacionamiento? Voy a llevar una impresora a revisión.',
];

/** Messages of customers that look like spam for their links. */
export const DOUBTFUL_MESSAGES: readonly string[] = [
  'Me gustan estos sitios: www.fonda.example, www.mezcal.example y https://barro.example. ¿Cuánto cuesta uno así para {negocio}?',
  'Queremos pasar a un solo lugar https://tienda.example, https://pedidos.example y https://facturas.example. ¿Lo hacen?',
];

export const SPAM_MESSAGES: readonly string[] = [
  'Posicionamos su sitio en el primer lugar: https://a.example https://b.example https://c.example',
  '<a href="https://creditos.example">Crédito inmediato</a> sin buró, responda hoy mismo.',
];

/** By the last hour of the day until which people say it. */
export const GREETINGS: readonly (readonly [until: number, greeting: string])[] = [
  [12, 'Buenos días. '],
  [19, 'Buenas tardes. '],
  [24, 'Buenas noches. '],
];
export const CLOSINGS: readonly string[] = [
  '',
  '',
  ' Gracias.',
  ' Quedo pendiente.',
  ' Espero su respuesta.',
  ' Me urge un poco.',
];

export const NOTES: readonly string[] = [
  'Prefiere que le marquen después de las 17:00.',
  'Decide junto con su socio; manda respuesta la próxima semana.',
  'Ya usa otro sistema y el contrato se le vence en dos meses.',
  'Pidió factura y pagar en dos partes.',
  'Quiere ver una demostración antes de decidir.',
  'Le interesa también el mantenimiento.',
  'Llegó recomendado por un cliente.',
  'Mandó fotos del mostrador por WhatsApp.',
];

export const NO_SALE_NOTE = 'No era para comprar; se le dio la información.';

/** In the order in which they follow each other. */
export const NEXT_STEPS: readonly string[] = [
  'Mandar la cotización',
  'Llamar para resolver dudas de la cotización',
  'Confirmar si se aprueba',
];
