type Sale = readonly [slug: string, amount: number];

/** Sales of a month, for even and odd months: the same day has a similar amount in both. */
export const SALES: readonly { day: number; even: Sale; odd: Sale }[] = [
  { day: 2, even: ['tableta-cumbre-10', 4290], odd: ['facturacion-e-integraciones', 4500] },
  { day: 5, even: ['sitio-de-negocio', 8500], odd: ['paquete-3-pantallas', 8290] },
  { day: 8, even: ['modulo-inventario', 3490], odd: ['bascula-con-salida-a-caja', 3450] },
  { day: 11, even: ['asistente-expres', 6500], odd: ['motor-reservaciones-web', 6490] },
  { day: 14, even: ['pagina-de-presentacion', 3900], odd: ['pagina-de-presentacion', 3800] },
  { day: 17, even: ['diseno-de-logotipo', 1800], odd: ['consultoria-y-diagnostico', 1800] },
  { day: 20, even: ['tarjetas-nfc-equipo', 3490], odd: ['modulo-inventario', 3490] },
  { day: 23, even: ['terminal-istmo-15', 12490], odd: ['sitio-de-negocio', 12000] },
  { day: 26, even: ['timbres-cfdi-100', 1200], odd: ['impresora-termica-80-mm', 1500] },
];
