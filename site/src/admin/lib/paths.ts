type Search = Record<string, string>;

/** Every screen of the dashboard: its title, the pattern of its route and a function that builds its URL. */
export const paths = {
  login: fixed('/admin/login', 'Iniciar sesión'),
  twoFactor: fixed('/admin/dos-pasos', 'Verificación en dos pasos'),
  overview: fixed('/admin', 'Dashboard'),
  today: fixed('/admin/hoy', 'Hoy'),
  enquiries: fixed('/admin/consultas', 'Consultas'),
  importEnquiries: fixed('/admin/consultas/importar', 'Importar consultas'),
  enquiry: entry('/admin/consultas', 'Consulta'),
  /** By the id of one of the person's enquiries, so that no contact data is in the history. */
  person: entry('/admin/consultas', 'Persona', '/persona'),
  products: fixed('/admin/productos', 'Productos'),
  newProduct: fixed('/admin/productos/nuevo', 'Nuevo producto'),
  prices: fixed('/admin/productos/precios', 'Cambiar precios'),
  importProducts: fixed('/admin/productos/importar', 'Importar productos'),
  product: entry('/admin/productos', 'Producto'),
  services: fixed('/admin/servicios', 'Servicios'),
  newService: fixed('/admin/servicios/nuevo', 'Nuevo servicio'),
  service: entry('/admin/servicios', 'Servicio'),
  reports: fixed('/admin/reportes', 'Reportes'),
  speed: fixed('/admin/velocidad', 'Velocidad'),
  health: fixed('/admin/salud', 'Salud'),
  connections: fixed('/admin/salud/conexiones', 'Conexiones'),
  settings: fixed('/admin/ajustes', 'Ajustes'),
  personalData: fixed('/admin/datos-personales', 'Datos personales'),
} as const;

function fixed(pattern: string, title: string) {
  const to = (search?: Search) => {
    const query = new URLSearchParams(search).toString();
    return query ? `${pattern}?${query}` : pattern;
  };
  return { title, pattern, to };
}

function entry(parent: string, title: string, rest = '') {
  return {
    title,
    pattern: `${parent}/:id${rest}`,
    to: (id: string) => `${parent}/${encodeURIComponent(id)}${rest}`,
  };
}
