import type { BusinessKind } from './demo-people';

/** `{negocio}` and `{lugar}` are those of the person. */
type Need = {
  messages: readonly string[];
  /** Businesses that need it; all without it. */
  kinds?: readonly BusinessKind[];
};

/** By the slug of the product, service or package of cms/data; the first ones are asked for most. */
type Needs = Readonly<Record<string, Need>>;

export const PRODUCT_NEEDS: Needs = {
  'terminal-istmo-15': {
    kinds: ['food', 'shop', 'lodging'],
    messages: [
      'Tengo {negocio} en {lugar} y quiero dejar de cobrar con libreta. ¿La terminal ya trae el programa o se paga aparte?',
      '¿La Istmo 15 aguanta cuando se va la luz? En {lugar} pasa seguido y no podemos dejar de cobrar.',
      'Vimos la Istmo 15 para {negocio}. ¿Cuánto saldría con impresora y cajón, ya instalada en {lugar}?',
    ],
  },
  'tequiora-caja': {
    kinds: ['shop'],
    messages: [
      'Ando comparando sistemas de punto de venta para {negocio}. ¿Tequiora Caja funciona sin internet y luego se sincroniza?',
      '¿Puedo pasar mi lista de 1,800 artículos desde Excel a Tequiora Caja? Tengo {negocio} en {lugar}.',
    ],
  },
  'tequiora-posada': {
    kinds: ['lodging'],
    messages: [
      'Tenemos {negocio} en {lugar} y llevamos las reservaciones en una libreta. ¿Tequiora Posada se conecta con los portales?',
      '¿Con Tequiora Posada puedo cobrar el anticipo con tarjeta? Me urge antes de la temporada.',
    ],
  },
  'tableta-cumbre-10': {
    kinds: ['food'],
    messages: [
      '¿La Cumbre 10 sirve para tomar la orden en la mesa? Es para {negocio} en {lugar} y serían cuatro.',
      'Necesito tres tabletas de cobro. ¿Hacen precio por volumen y cuánto tardan en llegar a {lugar}?',
    ],
  },
  'tequiora-vitrina': {
    kinds: ['food'],
    messages: [
      'Quiero poner el menú en dos pantallas y cambiarlo yo desde el celular. ¿Qué necesito comprar para {negocio}?',
      '¿Tequiora Vitrina puede mostrar un menú en la mañana y otro en la tarde? Somos {negocio} en {lugar}.',
    ],
  },
  'paquete-3-pantallas': {
    kinds: ['food', 'shop', 'lodging'],
    messages: [
      'Me interesa el paquete de tres pantallas. ¿Incluye los soportes y la instalación en {lugar}?',
      'Para {negocio}: ¿el paquete de arranque funciona con televisiones que ya tengo?',
    ],
  },
  'impresora-termica-80-mm': {
    kinds: ['food'],
    messages: [
      '¿La impresora de 80 mm trae USB y red? La necesito para {negocio}, una en caja y otra en la cocina.',
      'Se nos descompuso la impresora de tickets. ¿Tienen una de 80 mm para entrega esta semana en {lugar}?',
    ],
  },
  'modulo-inventario': {
    kinds: ['shop'],
    messages: [
      'Los inventarios no me cuadran entre sucursales. ¿El módulo lleva traspasos? Somos {negocio}.',
      '¿El módulo de inventario avisa cuando algo se está acabando? Manejo unas 900 claves.',
    ],
  },
  'kiosco-portal-24': {
    kinds: ['food', 'lodging'],
    messages: [
      '¿El kiosco Portal 24 acepta pago con tarjeta y se puede rentar? Sería para {negocio} en {lugar}.',
    ],
  },
  'tarjetas-nfc-equipo': {
    messages: [
      'Queremos diez tarjetas NFC con el logotipo para el equipo. ¿Qué datos les mando y en cuánto quedan?',
    ],
  },
  'motor-reservaciones-web': {
    kinds: ['lodging'],
    messages: [
      'La página ya la tengo. ¿El motor de reservaciones se puede poner ahí mismo, sin comisión por noche? Es para {negocio}.',
    ],
  },
  'bascula-con-salida-a-caja': {
    kinds: ['shop'],
    messages: ['¿La báscula manda el peso directo a la caja? Una parte la vendemos por kilo.'],
  },
  'timbres-cfdi-100': {
    messages: ['¿Los 100 timbres caducan? Facturamos unos 30 al mes en {negocio}.'],
  },
  'lector-codigos-1d-2d': {
    kinds: ['shop'],
    messages: ['¿El lector lee los códigos del celular, para vales? Necesito dos para {lugar}.'],
  },
};

export const SERVICE_NEEDS: Needs = {
  'sitio-de-negocio': {
    messages: [
      'Quiero una página para {negocio} en {lugar}, con fotos, ubicación y botón de WhatsApp. ¿Qué incluye el paquete?',
      'Nuestra página ya está viejita y no se ve bien en el celular. ¿La rehacen o empezamos de cero? Somos {negocio}.',
    ],
  },
  'pagina-de-presentacion': {
    messages: [
      'Apenas voy abriendo {negocio} en {lugar} y necesito algo sencillo para que me encuentren. ¿Cuánto cuesta y qué les mando?',
      '¿La página de presentación incluye dominio y correo? Es para {negocio}.',
    ],
  },
  'tienda-en-linea': {
    kinds: ['shop'],
    messages: [
      'Quiero vender en línea y mandar a todo el país. Son unos 120 productos de {negocio}. ¿En cuánto tiempo estaría?',
      '¿La tienda en línea descuenta del inventario de mi caja? No quiero capturar dos veces.',
    ],
  },
  'asistente-expres': {
    messages: [
      'Contestamos lo mismo todo el día por WhatsApp: horarios, precios, ubicación. ¿El asistente exprés puede hacerlo para {negocio}?',
    ],
  },
  'mantenimiento-y-soporte': {
    messages: [
      '¿La póliza de $500 al mes cubre visitas en {lugar} o solo a distancia? Tenemos dos cajas y un servidor.',
    ],
  },
  'facturacion-e-integraciones': {
    kinds: ['shop', 'food', 'lodging'],
    messages: [
      'Necesito que las ventas de {negocio} se facturen solas y lleguen al contador. ¿Se puede con el sistema que ya tengo?',
    ],
  },
  'sistemas-a-la-medida': {
    kinds: ['shop'],
    messages: [
      'Buscamos un sistema para llevar pedidos de mayoreo y crédito a clientes. Somos {negocio} en {lugar}. ¿Podemos agendar una llamada?',
    ],
  },
  'diseno-de-logotipo': {
    messages: ['Voy a abrir {negocio} y todavía no tengo logotipo. ¿Cuántas propuestas incluye?'],
  },
  'aplicaciones-moviles': {
    kinds: ['food', 'shop'],
    messages: [
      '¿Cuánto costaría una app para que los clientes de {negocio} junten puntos? Serían Android y iPhone.',
    ],
  },
  'capacitacion-de-equipos': {
    messages: [
      'Ya tenemos el sistema pero entró gente nueva. ¿Dan capacitación en {lugar} para ocho personas?',
    ],
  },
  'consultoria-y-diagnostico': {
    messages: ['¿El diagnóstico es en {lugar} o por videollamada? No sé por dónde empezar.'],
  },
  'tableros-de-indicadores': {
    kinds: ['shop', 'food'],
    messages: [
      'Quiero ver las ventas de {negocio} en el celular, sin pedirlas por WhatsApp cada noche.',
    ],
  },
};
