/** Sales of a month, for even and odd months: the same day has a similar amount in both. */
export const SALES: readonly {
  day: number;
  sales: readonly [even: readonly [string, number], odd: readonly [string, number]];
}[] = [
  {
    day: 2,
    sales: [
      ['tableta-cumbre-10', 4290],
      ['facturacion-e-integraciones', 4500],
    ],
  },
  {
    day: 5,
    sales: [
      ['sitio-de-negocio', 8500],
      ['paquete-3-pantallas', 8290],
    ],
  },
  {
    day: 8,
    sales: [
      ['modulo-inventario', 3490],
      ['bascula-con-salida-a-caja', 3450],
    ],
  },
  {
    day: 11,
    sales: [
      ['asistente-expres', 6500],
      ['motor-reservaciones-web', 6490],
    ],
  },
  {
    day: 14,
    sales: [
      ['pagina-de-presentacion', 3900],
      ['pagina-de-presentacion', 3800],
    ],
  },
  {
    day: 17,
    sales: [
      ['diseno-de-logotipo', 1800],
      ['consultoria-y-diagnostico', 1800],
    ],
  },
  {
    day: 20,
    sales: [
      ['tarjetas-nfc-equipo', 3490],
      ['modulo-inventario', 3490],
    ],
  },
  {
    day: 23,
    sales: [
      ['terminal-istmo-15', 12490],
      ['sitio-de-negocio', 12000],
    ],
  },
  {
    day: 26,
    sales: [
      ['timbres-cfdi-100', 1200],
      ['impresora-termica-80-mm', 1500],
    ],
  },
];
